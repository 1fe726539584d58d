/** The follow-up list: organizations that were not contacted for a time. */
import type { Metadata } from 'next';
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListView } from '@/components/list/list-view';
import { FollowUpChoices } from '@/components/organizations/follow-up-choices';
import { protectedPage } from '@/components/shell/protected-page';
import { Notice, PageHeading, UnreadableNotice } from '@/components/ui/panel';
import { formatCount } from '@/lib/format/text';
import { followUpList as definition } from '@/lib/list/definitions/follow-up';
import { parseListState } from '@/lib/list/parse-state';
import { readFollowUp } from '@/lib/list/read-follow-up';
import { pageOfRows, readList } from '@/lib/list/read-list';

export const metadata: Metadata = { title: 'Follow-up list' };

export default protectedPage(
  async ({ context, today }, { searchParams }: PageProps<'/organizations/follow-up'>) => {
    const state = parseListState(definition, await searchParams);
    const { page, choices } = await readList(definition, state, context, async () => {
      const { rows, unreadable, isCut } = await readFollowUp(context, state, today);
      return { ...pageOfRows(rows, state), unreadable, isCut };
    });
    return (
      <>
        <PageHeading title="Follow-up list" />
        <FollowUpChoices state={state} counties={choices.county} />
        <FilterPanel definition={definition} state={state} choices={choices} />
        <ExportPanel list="follow-up" definition={definition} state={state} />
        {page.isCut ? (
          <div className="mb-3">
            <Notice kind="warning">
              There are more organizations than this list holds. It shows the{' '}
              {formatCount(page.totalRows)} that were not contacted for the longest time. Choose a
              county to see the others.
            </Notice>
          </div>
        ) : null}
        <div className="mb-3 empty:hidden">
          <UnreadableNotice count={page.unreadable} noun={definition.noun} />
        </div>
        <ListView definition={definition} state={state} page={page} />
      </>
    );
  },
);
