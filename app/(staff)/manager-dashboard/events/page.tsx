/** The events behind one number of the manager dashboard, for managers only. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ListView } from '@/components/list/list-view';
import { UnreadNotice } from '@/components/manager/parts';
import { nameOfChosen, PresenterHeading } from '@/components/manager/presenter-choice';
import { managerPage } from '@/components/shell/protected-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/panel';
import { FailedSection } from '@/components/ui/section';
import { allPresenterEvents } from '@/lib/legacy/manager';
import { listActivePresenters } from '@/lib/legacy/presenters';
import { settle } from '@/lib/legacy/settle';
import { dashboardEvents as definition } from '@/lib/list/definitions/events';
import { parseListState } from '@/lib/list/parse-state';
import { pageOfRows } from '@/lib/list/read-list';
import { correctedHref, listHref } from '@/lib/list/state';
import { daysText } from '@/lib/manager/aggregates';
import {
  countedRows,
  countedText,
  dashboardHref,
  parseCounted,
  parsePresenterId,
} from '@/lib/manager/dashboard-address';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Counted events' };

export default managerPage(
  async ({ context }, { searchParams }: PageProps<'/manager-dashboard/events'>) => {
    const state = parseListState(definition, await searchParams);
    const { range } = state;
    const presenterId = parsePresenterId(state.kept.presenter);
    if (presenterId === null) redirect(routes.managerDashboard);
    const [presenters, found] = await Promise.all([
      settle(listActivePresenters(context)),
      settle(allPresenterEvents(context, presenterId)),
    ]);
    const name = nameOfChosen(presenters, presenterId);
    if (name === null) redirect(`${routes.managerDashboard}?presenter=${presenterId}`);
    const counted = parseCounted(state);
    const page = found.ok
      ? pageOfRows(countedRows(found.value.events, counted, range), state)
      : null;
    const corrected = correctedHref(definition, state, {}, page);
    if (corrected) redirect(corrected);

    return (
      <>
        <PageHeading title="Counted events">
          <ButtonLink
            href={dashboardHref({ presenterId, range, withAll: false })}
            className="print:hidden"
          >
            Back to the dashboard
          </ButtonLink>
        </PageHeading>
        <PresenterHeading name={name} />
        <p className="mb-3">
          <bdi className="wrap-anywhere">{countedText(counted) || 'All events'}</bdi>
          {range ? `, starting ${daysText(range)}` : null}
        </p>
        <div className="mb-3 empty:hidden">
          <UnreadNotice missing={found.ok ? found.value.missing : 0} what="this MOC" />
        </div>
        {page ? (
          <ListView definition={definition} state={state} page={page} />
        ) : (
          <FailedSection title="Events" path={listHref(definition, state)} />
        )}
      </>
    );
  },
);
