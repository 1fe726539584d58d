/** The manager dashboard: how many events of which kind any active presenter has, for managers only. */
import type { Metadata } from 'next';
import {
  ChosenPresenter,
  NobodyChosen,
  nameOfChosen,
  UnknownPresenter,
} from '@/components/manager/chosen-presenter';
import { DashboardFilter } from '@/components/manager/dashboard-filter';
import { PresenterChoice } from '@/components/manager/presenter-choice';
import { PresenterFigures } from '@/components/manager/presenter-figures';
import { ResetButton } from '@/components/manager/reset-button';
import { managerPage } from '@/components/shell/staff-page';
import { PageHeading } from '@/components/ui/page-heading';
import { config } from '@/lib/config';
import { dayOf } from '@/lib/format/wall-clock';
import { listActivePresenters } from '@/lib/legacy/presenters';
import { settle } from '@/lib/legacy/settle';
import { allPresentersFigures } from '@/lib/manager/all-presenters';
import { dashboardPairs, readDashboard } from '@/lib/manager/dashboard-address';
import { presenterFigures } from '@/lib/manager/figures';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Manager dashboard' };

export default managerPage(
  async ({ context }, { searchParams }: PageProps<'/manager-dashboard'>) => {
    const state = readDashboard(await searchParams);
    const { presenterId, range, withAll } = state;
    const chosen = presenterId !== null;
    const [presenters, figures, all] = await Promise.all([
      settle(listActivePresenters(context)),
      chosen ? presenterFigures(context, presenterId, range) : null,
      chosen && withAll ? settle(allPresentersFigures(context, range)) : null,
    ]);
    const name = chosen ? nameOfChosen(presenters, presenterId) : null;

    return (
      <>
        <PageHeading title="Manager dashboard">
          <ResetButton />
        </PageHeading>
        <DashboardFilter state={state} today={dayOf(new Date(), config().AGENCY_TIME_ZONE)} />
        <PresenterChoice
          title="Select MOC"
          path={routes.managerDashboard}
          kept={dashboardPairs({ ...state, presenterId: null })}
          presenters={presenters}
          chosen={name === null ? null : presenterId}
        />
        {name !== null && figures ? (
          <>
            <ChosenPresenter name={name} />
            <PresenterFigures state={state} figures={figures} all={all} />
          </>
        ) : null}
        {chosen ? null : <NobodyChosen />}
        {chosen && name === null ? <UnknownPresenter /> : null}
      </>
    );
  },
);
