/** The page of a list: its heading, filters, exports and table. */
import { protectedPage } from '@/components/shell/protected-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/panel';
import type { ListName } from '@/lib/export/export-options';
import type { ListPage } from '@/lib/legacy/list-page';
import type { RequestContext } from '@/lib/legacy/request-context';
import type { ListDefinition } from '@/lib/list/definition';
import type { ListQuery } from '@/lib/list/legacy-query';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { readList } from '@/lib/list/read-list';
import type { Session } from '@/lib/session/sealed-session';
import { ExportPanel } from './export-panel';
import { FilterPanel } from './filter-panel';
import { ListView } from './list-view';

interface ListScreen<Row> {
  title: string;
  /** Link to the form of a new record. */
  create: { label: string; href: string };
  exported: ListName;
  exportHint?: string;
  load: (context: RequestContext, query: ListQuery | null) => Promise<ListPage<Row>>;
}

/** `definitionOf` may depend on the employee. */
export function listScreen<Row>(
  definitionOf: (session: Session) => ListDefinition<Row>,
  { title, create, exported, exportHint, load }: ListScreen<Row>,
) {
  return protectedPage(
    async (
      { context, session, today },
      { searchParams }: { searchParams: Promise<SearchParams> },
    ) => {
      const definition = definitionOf(session);
      const state = parseListState(definition, await searchParams);
      const { page, choices } = await readList(definition, state, context, (query) =>
        load(context, query),
      );
      return (
        <>
          <PageHeading title={title}>
            <ButtonLink href={create.href} weight="primary">
              {create.label}
            </ButtonLink>
          </PageHeading>
          <FilterPanel definition={definition} state={state} choices={choices} today={today} />
          <ExportPanel list={exported} definition={definition} state={state} hint={exportHint} />
          <ListView definition={definition} state={state} page={page} />
        </>
      );
    },
  );
}
