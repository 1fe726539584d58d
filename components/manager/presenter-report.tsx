/** Filters and events of the chosen presenter. */
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListView } from '@/components/list/list-view';
import { FailedSection } from '@/components/ui/failed-section';
import type { Event } from '@/lib/legacy/events';
import type { ListPage } from '@/lib/legacy/list-page';
import type { Choices } from '@/lib/list/choices';
import { managerReport as definition } from '@/lib/list/definitions/manager-report';
import { type ListState, listHref } from '@/lib/list/state';

interface PresenterReportProps {
  state: ListState;
  /** Null where it could not be read. */
  page: ListPage<Event> | null;
  choices: Record<string, Choices>;
  today: string;
}

export function PresenterReport({ state, page, choices, today }: PresenterReportProps) {
  return (
    <>
      <FilterPanel definition={definition} state={state} choices={choices} today={today} />
      <ExportPanel
        // What was exported of one presenter is no news under the name of another.
        key={state.kept.presenter}
        list="manager-report"
        definition={definition}
        state={state}
      />
      {page ? (
        <ListView definition={definition} state={state} page={page} />
      ) : (
        <FailedSection title="Events" path={listHref(definition, state)} />
      )}
    </>
  );
}
