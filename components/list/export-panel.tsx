/** The collapsible exports of a list, a GET form that downloads a file without script. */
import { Summary } from '@/components/ui/summary';
import type { ListName } from '@/lib/export/export-options';
import type { ListDefinition } from '@/lib/list/definition';
import { isFiltered, type ListState, listPairs } from '@/lib/list/state';
import { ExportForm } from './export-form';

interface ExportPanelProps {
  list: ListName;
  definition: ListDefinition;
  state: ListState;
  hint?: string | undefined;
}

export function ExportPanel({ list, definition, state, hint }: ExportPanelProps) {
  return (
    <details className="group mb-3 rounded-lg border border-line bg-surface shadow-panel">
      <Summary>Export</Summary>
      <div className="border-line border-t px-4 py-4">
        <ExportForm
          list={list}
          person={state.kept.presenter}
          pairs={listPairs(definition, state)}
          filtered={isFiltered(state)}
          personal={definition.fileColumns
            .filter(({ personal }) => personal)
            .map(({ heading }) => heading)}
          hint={hint}
        />
      </div>
    </details>
  );
}
