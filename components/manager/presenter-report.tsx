/** Filters and events of the chosen presenter. */
import { eventChoices } from '@/components/events/event-choices';
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListView } from '@/components/list/list-view';
import { FailedSection } from '@/components/ui/failed-section';
import type { Event } from '@/lib/legacy/events';
import type { ListPage } from '@/lib/legacy/list-page';
import type { Section } from '@/lib/legacy/section';
import { managerReport as definition } from '@/lib/list/definitions/manager-report';
import { type ListState, listHref } from '@/lib/list/state';

interface PresenterReportProps {
  state: ListState;
  page: Section<ListPage<Event>>;
  types: Section<string[]>;
  statuses: Section<string[]>;
  today: string;
}

export function PresenterReport({ state, page, types, statuses, today }: PresenterReportProps) {
  return (
    <>
      <FilterPanel
        definition={definition}
        state={state}
        choices={eventChoices({ types, statuses })}
        today={today}
      />
      <ExportPanel
        // What was exported of one presenter is no news under the name of another.
        key={state.kept.presenter}
        list="manager-report"
        definition={definition}
        state={state}
      />
      {page.ok ? (
        <ListView definition={definition} state={state} page={page.value} />
      ) : (
        <FailedSection title="Events" path={listHref(definition, state)} />
      )}
    </>
  );
}
