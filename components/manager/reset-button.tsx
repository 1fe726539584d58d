/**
 * Clears the chosen presenter, the days and the comparison. It loads the page as a whole, which also empties days that
 * were typed and not applied.
 */
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';

export function ResetButton() {
  return (
    <form action={routes.managerDashboard} className="print:hidden">
      <Button type="submit">Reset</Button>
    </form>
  );
}
