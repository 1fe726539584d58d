import { AppLink } from '@/components/ui/app-link';
import { DownloadLink } from '@/components/ui/download-link';
import { mySchedule } from '@/lib/list/definitions/events';
import { inView, type ScheduleView } from '@/lib/list/schedule-state';
import { type ListState, listHref } from '@/lib/list/state';
import { routes } from '@/lib/routes';

interface ScheduleViewsProps {
  state: ListState;
  view: ScheduleView | null;
}

const LABELS: Record<ScheduleView, string> = { table: 'Table', agenda: 'Agenda', month: 'Month' };

export function ScheduleViews({ state, view }: ScheduleViewsProps) {
  const calendar = { ...mySchedule, path: routes.myCalendar };
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <nav aria-label="Views">
        <ul className="flex overflow-hidden rounded border border-line-strong">
          <ViewLink state={state} view="table" current={view} narrow={false} />
          <ViewLink state={state} view="agenda" current={view} narrow />
          <ViewLink state={state} view="month" current={view} />
        </ul>
      </nav>
      <DownloadLink
        href={listHref(calendar, { ...state, page: 1, size: null, sort: null, kept: {} })}
      >
        Download calendar (.ics)
      </DownloadLink>
    </div>
  );
}

interface ViewLinkProps {
  state: ListState;
  view: ScheduleView;
  current: ScheduleView | null;
  /** The default view of narrow screens (true) or of wide ones (false). */
  narrow?: boolean;
}

function ViewLink({ state, view, current, narrow }: ViewLinkProps) {
  const look = (shown: boolean, when: string) => (
    <AppLink
      href={listHref(mySchedule, inView(state, view))}
      scroll={false}
      aria-current={shown ? 'true' : undefined}
      className={`inline-flex min-h-9 items-center px-4 font-semibold text-sm ${
        shown ? 'bg-brand text-on-brand' : 'bg-surface text-brand hover:bg-brand-soft'
      } ${when}`}
    >
      {LABELS[view]}
    </AppLink>
  );
  return (
    <li className="border-line-strong not-first:border-l">
      {current === null && narrow !== undefined ? (
        <>
          {look(!narrow, 'max-sm:hidden')}
          {look(narrow, 'sm:hidden')}
        </>
      ) : (
        look(current === view, '')
      )}
    </li>
  );
}
