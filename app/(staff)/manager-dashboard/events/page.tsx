/** The events behind one number of the manager dashboard, all of them, for managers only. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { nameOfChosen } from '@/components/manager/chosen-presenter';
import { CountedEvents } from '@/components/manager/counted-events';
import { managerPage } from '@/components/shell/staff-page';
import { allPresenterEvents } from '@/lib/legacy/manager';
import { listActivePresenters } from '@/lib/legacy/presenters';
import { settle } from '@/lib/legacy/settle';
import { dashboardEvents as definition } from '@/lib/list/definitions/dashboard-events';
import { pageOfRows } from '@/lib/list/page-of-rows';
import { parseListState } from '@/lib/list/parse-state';
import { correctedHref } from '@/lib/list/state';
import { countedRows, readCounted } from '@/lib/manager/counted-rows';
import { readPresenterId } from '@/lib/manager/presenter-id';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Counted events' };

export default managerPage(
  async ({ context }, { searchParams }: PageProps<'/manager-dashboard/events'>) => {
    const state = parseListState(definition, await searchParams);
    const presenterId = readPresenterId(state.kept.presenter);
    if (presenterId === null) redirect(routes.managerDashboard);
    const [presenters, found] = await Promise.all([
      settle(listActivePresenters(context)),
      settle(allPresenterEvents(context, presenterId)),
    ]);
    const name = nameOfChosen(presenters, presenterId);
    if (name === null) redirect(`${routes.managerDashboard}?presenter=${presenterId}`);
    const counted = readCounted(state);
    const page = found.ok
      ? pageOfRows(countedRows(found.value.events, counted, state.range), state)
      : null;
    const corrected = correctedHref(definition, state, {}, page);
    if (corrected) redirect(corrected);

    return (
      <CountedEvents
        name={name}
        state={state}
        dashboard={{ presenterId, range: state.range, withAll: false }}
        counted={counted}
        page={page}
        missing={found.ok ? found.value.missing : 0}
      />
    );
  },
);
