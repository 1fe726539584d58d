/** What is not in a saved file as it should be. */
import { Notice } from '@/components/ui/notice';
import type { Ended } from '@/lib/browser/run-export';
import { shownNumber } from './row-count';

type ExportWarningsProps = Extract<Ended, { kind: 'saved' }>;

export function ExportWarnings({ unreadable, leftOut, sortFailed, cuts }: ExportWarningsProps) {
  if (unreadable.length === 0 && leftOut === 0 && !sortFailed && cuts === 0) return null;
  return (
    <Notice kind="warning">
      <ul className="grid list-disc gap-1 pl-4">
        {unreadable.length > 0 ? (
          <li>
            {unreadable.length === 1 ? '1 row' : `${shownNumber(unreadable.length)} rows`} could not
            be read and {unreadable.length === 1 ? 'is' : 'are'} named at the end of the file:{' '}
            {unreadable.slice(0, 3).join('; ')}
            {unreadable.length > 3 ? '; …' : '.'}
          </li>
        ) : null}
        {leftOut > 0 ? (
          <li>
            {leftOut === 1 ? '1 call log has' : `${shownNumber(leftOut)} call logs have`} no note
            and {leftOut === 1 ? 'is' : 'are'} not in the file.
          </li>
        ) : null}
        {sortFailed ? (
          <li>The list cannot be sorted as it was asked for: the rows are in its default order.</li>
        ) : null}
        {cuts > 0 ? (
          <li>
            {cuts === 1 ? '1 text was' : `${shownNumber(cuts)} texts were`} too long for a cell and
            cut; {cuts === 1 ? 'it ends' : 'they end'} with “[cut: a cell holds no more]”.
          </li>
        ) : null}
      </ul>
    </Notice>
  );
}
