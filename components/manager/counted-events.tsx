/** The events behind one number of the dashboard: whose they are, what is counted, and each of them. */
import { ListView } from '@/components/list/list-view';
import { ButtonLink } from '@/components/ui/button';
import { FailedSection } from '@/components/ui/failed-section';
import { PageHeading } from '@/components/ui/page-heading';
import type { Event } from '@/lib/legacy/events';
import type { ListPage } from '@/lib/legacy/list-page';
import { dashboardEvents as definition } from '@/lib/list/definitions/dashboard-events';
import { type ListState, listHref } from '@/lib/list/state';
import { countedText } from '@/lib/manager/counted-rows';
import { type Counted, type DashboardState, dashboardHref } from '@/lib/manager/dashboard-address';
import { daysText } from '@/lib/manager/names';
import { ChosenPresenter } from './chosen-presenter';
import { UnreadNotice } from './unread-notice';

interface CountedEventsProps {
  name: string;
  state: ListState;
  dashboard: DashboardState;
  counted: Counted;
  /** Null: could not be had. */
  page: ListPage<Event> | null;
  missing: number;
}

export function CountedEvents(props: CountedEventsProps) {
  const { name, state, dashboard, counted, page, missing } = props;
  const { range } = dashboard;
  return (
    <>
      <PageHeading title="Counted events">
        <ButtonLink href={dashboardHref(dashboard)} className="print:hidden">
          Back to the dashboard
        </ButtonLink>
      </PageHeading>
      <ChosenPresenter name={name} />
      <p className="mb-3">
        <bdi className="wrap-anywhere">{countedText(counted) || 'All events'}</bdi>
        {range ? `, starting ${daysText(range)}` : null}
      </p>
      <div className="mb-3 empty:hidden">
        <UnreadNotice missing={missing} what="this MOC" />
      </div>
      {page ? (
        <ListView definition={definition} state={state} page={page} />
      ) : (
        <FailedSection title="Events" path={listHref(definition, state)} />
      )}
    </>
  );
}
