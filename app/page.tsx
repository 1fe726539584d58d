/** The home page for the signed-in, the sign-in without a session. */
import { MyDay } from '@/components/home/my-day';
import { AppShell } from '@/components/shell/app-shell';
import { NoticePage } from '@/components/shell/notice-page';
import { FailureView } from '@/components/shell/problem-view';
import { ButtonLink, buttonLook } from '@/components/ui/button';
import { fullName } from '@/lib/format/text';
import { routes } from '@/lib/routes';
import { currentSession } from '@/lib/session/guard';
import { requestId } from '@/lib/session/request-headers';
import { VERSION } from '@/lib/version';

const PRODUCT = 'Mobility Management, Outreach Tracking';

export default async function HomePage() {
  const opened = await currentSession();
  if (opened.kind === 'unavailable') {
    return <FailureView kind="unavailable" requestId={await requestId()} path={routes.home} />;
  }
  if (opened.kind === 'signed-out') {
    return (
      <NoticePage title={PRODUCT}>
        {/* A document request, because the backend hosts the sign-in. */}
        <a href={routes.login} className={buttonLook('primary', 'w-full')}>
          Employee Login
        </a>
        <p className="text-muted text-sm">Version {VERSION}</p>
      </NoticePage>
    );
  }
  const { firstName, lastName } = opened.session;
  return (
    <AppShell>
      <div className="mx-auto max-w-4xl py-6 sm:py-8">
        <h1 className="mb-4 font-bold text-2xl text-balance">{PRODUCT}</h1>
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
        <MyDay person={fullName(firstName, lastName)} />
        <p className="mt-10 text-muted text-sm">Version {VERSION}</p>
      </div>
    </AppShell>
  );
}
