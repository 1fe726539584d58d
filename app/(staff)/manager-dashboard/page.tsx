/** The manager dashboard: event counts of any active presenter, for managers only. */
import type { Metadata } from 'next';
import { DashboardFilter, ResetButton } from '@/components/manager/dashboard-filter';
import { MetricsPanels } from '@/components/manager/metrics-panels';
import { PresenterChoice } from '@/components/manager/presenter-choice';
import { managerPage } from '@/components/shell/protected-page';
import { PageHeading } from '@/components/ui/panel';
import { listActivePresenters } from '@/lib/legacy/presenters';
import { settle } from '@/lib/legacy/settle';
import { dashboardPairs, parseDashboard } from '@/lib/manager/dashboard-address';
import { allPresentersMetrics, presenterMetrics } from '@/lib/manager/metrics';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Manager dashboard' };

export default managerPage(
  async ({ context, today }, { searchParams }: PageProps<'/manager-dashboard'>) => {
    const state = parseDashboard(await searchParams);
    const { presenterId, range, withAll } = state;
    const [presenters, metrics, all] = await Promise.all([
      settle(listActivePresenters(context)),
      presenterId === null ? null : presenterMetrics(context, presenterId, range),
      presenterId !== null && withAll ? settle(allPresentersMetrics(context, range)) : null,
    ]);
    return (
      <>
        <PageHeading title="Manager dashboard">
          <ResetButton />
        </PageHeading>
        <DashboardFilter state={state} today={today} />
        <PresenterChoice
          title="Select MOC"
          path={routes.managerDashboard}
          kept={dashboardPairs({ ...state, presenterId: null })}
          presenters={presenters}
          presenterId={presenterId}
        >
          {metrics ? <MetricsPanels state={state} metrics={metrics} all={all} /> : null}
        </PresenterChoice>
      </>
    );
  },
);
