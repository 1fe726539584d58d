/** The manager report: the events of any active presenter, for managers only. */
import type { Metadata } from 'next';
import {
  ChosenPresenter,
  NobodyChosen,
  nameOfChosen,
  UnknownPresenter,
} from '@/components/manager/chosen-presenter';
import { PresenterChoice } from '@/components/manager/presenter-choice';
import { PresenterReport } from '@/components/manager/presenter-report';
import { managerPage } from '@/components/shell/staff-page';
import { PageHeading } from '@/components/ui/page-heading';
import { config } from '@/lib/config';
import { dayOf } from '@/lib/format/wall-clock';
import { listPresenterEvents } from '@/lib/legacy/manager';
import { listActivePresenters } from '@/lib/legacy/presenters';
import { orNull, settle } from '@/lib/legacy/settle';
import { managerReport as definition } from '@/lib/list/definitions/manager-report';
import { parseListState } from '@/lib/list/parse-state';
import { readList } from '@/lib/list/read-list';
import { changed, listPairs } from '@/lib/list/state';
import { readPresenterId } from '@/lib/manager/presenter-id';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Manager Reports' };

export default managerPage(async ({ context }, { searchParams }: PageProps<'/manager-reports'>) => {
  const state = parseListState(definition, await searchParams);
  const presenterId = readPresenterId(state.kept.presenter);
  const [presenters, report] = await Promise.all([
    settle(listActivePresenters(context)),
    presenterId === null
      ? null
      : readList(definition, state, context, (query) =>
          orNull(listPresenterEvents(context, presenterId, query)),
        ),
  ]);
  const name = presenterId === null ? null : nameOfChosen(presenters, presenterId);

  return (
    <>
      <PageHeading title="Manager Reports" />
      <PresenterChoice
        title="Select"
        path={routes.managerReports}
        kept={listPairs(definition, changed(state, { kept: {} }))}
        presenters={presenters}
        chosen={name === null ? null : presenterId}
      />
      {name !== null && report ? (
        <>
          <ChosenPresenter name={name} />
          <PresenterReport
            state={state}
            today={dayOf(new Date(), config().AGENCY_TIME_ZONE)}
            {...report}
          />
        </>
      ) : null}
      {presenterId === null ? <NobodyChosen /> : null}
      {presenterId !== null && name === null ? <UnknownPresenter /> : null}
    </>
  );
});
