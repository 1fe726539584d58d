/** Says that a new event may have been saved although no answer said so: saving once more could make a second one. */
import { NewTabLink } from '@/components/ui/app-link';
import { Notice } from '@/components/ui/notice';
import type { FailedWrite } from '@/lib/browser/send';
import { routes } from '@/lib/routes';

export function EventFormUnsure({ failure }: { failure: FailedWrite }) {
  return (
    <Notice kind="warning">
      It is not certain whether the event was created. {failure.message} Look for it among the{' '}
      <NewTabLink href={routes.events} className="font-semibold underline">
        events
      </NewTabLink>{' '}
      before you save once more. Your text is still here.
    </Notice>
  );
}
