/** What stands over My Outreach Schedule, however it is shown. */
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { routes } from '@/lib/routes';

export function ScheduleHeading() {
  return (
    <PageHeading title="My Outreach Schedule">
      <ButtonLink href={routes.newEvent} weight="primary">
        Create Event
      </ButtonLink>
    </PageHeading>
  );
}
