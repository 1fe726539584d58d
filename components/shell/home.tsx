/** The landing page: what this is, and the way to one's own schedule. */
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { VERSION } from '@/lib/version';

export function Home() {
  return (
    <div className="mx-auto max-w-2xl py-8 sm:py-14">
      <h1 className="mb-4 font-bold text-2xl text-balance">
        Mobility Management, Outreach Tracking
      </h1>
      <p className="mb-3 text-lg">
        MOCs can find and track their organizations and contacts, track their outreach events,
        presentations, project milestones, complete QA tasks, etc.
      </p>
      <p className="mb-6 text-muted">
        See your schedule by clicking the button below or see all your appointments in the Events
        tab above.
      </p>
      <ButtonLink href={routes.myOutreach} weight="primary">
        My Outreach Schedule
      </ButtonLink>
      <p className="mt-10 text-muted text-sm">Version {VERSION}</p>
    </div>
  );
}
