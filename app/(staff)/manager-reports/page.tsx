/** The manager report: the events of any active presenter, for managers only. */
import type { Metadata } from 'next';
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListView } from '@/components/list/list-view';
import { PresenterChoice } from '@/components/manager/presenter-choice';
import { managerPage } from '@/components/shell/protected-page';
import { PageHeading } from '@/components/ui/panel';
import { FailedSection } from '@/components/ui/section';
import { listPresenterEvents } from '@/lib/legacy/manager';
import { listActivePresenters } from '@/lib/legacy/presenters';
import { orNull, settle } from '@/lib/legacy/settle';
import { managerReport as definition } from '@/lib/list/definitions/events';
import { parseListState } from '@/lib/list/parse-state';
import { readList } from '@/lib/list/read-list';
import { changed, listHref, listPairs } from '@/lib/list/state';
import { parsePresenterId } from '@/lib/manager/dashboard-address';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Manager Reports' };

export default managerPage(
  async ({ context, today }, { searchParams }: PageProps<'/manager-reports'>) => {
    const state = parseListState(definition, await searchParams);
    const presenterId = parsePresenterId(state.kept.presenter);
    const [presenters, report] = await Promise.all([
      settle(listActivePresenters(context)),
      presenterId === null
        ? null
        : readList(definition, state, context, (query) =>
            orNull(listPresenterEvents(context, presenterId, query)),
          ),
    ]);
    return (
      <>
        <PageHeading title="Manager Reports" />
        <PresenterChoice
          title="Select"
          path={routes.managerReports}
          kept={listPairs(definition, changed(state, { kept: {} }))}
          presenters={presenters}
          presenterId={presenterId}
        >
          {report ? (
            <>
              <FilterPanel
                definition={definition}
                state={state}
                choices={report.choices}
                today={today}
              />
              <ExportPanel
                // Each presenter has its own progress and messages.
                key={state.kept.presenter}
                list="manager-report"
                definition={definition}
                state={state}
              />
              {report.page ? (
                <ListView definition={definition} state={state} page={report.page} />
              ) : (
                <FailedSection title="Events" path={listHref(definition, state)} />
              )}
            </>
          ) : null}
        </PresenterChoice>
      </>
    );
  },
);
