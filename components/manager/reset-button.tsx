/** Clears the chosen presenter, and nothing else. */
import Form from 'next/form';
import { FormPendingLine } from '@/components/list/form-pending-line';
import { HiddenState } from '@/components/list/hidden-state';
import { Button } from '@/components/ui/button';
import { type DashboardState, dashboardPairs } from '@/lib/manager/dashboard-address';
import { routes } from '@/lib/routes';

export function ResetButton({ state }: { state: DashboardState }) {
  return (
    <Form action={routes.managerDashboard} prefetch={false} scroll={false} className="print:hidden">
      <HiddenState pairs={dashboardPairs({ ...state, presenterId: null })} />
      <Button type="submit">Reset</Button>
      <FormPendingLine />
    </Form>
  );
}
