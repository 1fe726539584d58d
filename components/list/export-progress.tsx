'use client';
/** How far an export is, and what came of it. */
import { SignInAgain } from '@/components/ui/app-link';
import { Notice } from '@/components/ui/notice';
import type { Ended } from '@/lib/browser/run-export';
import { ExportRunning } from './export-running';
import { howFar, shownNumber } from './row-count';

import type { Exporting, ExportPhase } from './use-export';

export function ExportProgress({ exporting }: { exporting: Exporting }) {
  const { phase, refusals, cancel } = exporting;
  const { sentence, look } = statusOf(phase);
  return (
    <>
      {phase.kind === 'running' ? <ExportRunning at={phase.at} onCancel={cancel} /> : null}
      {/* Both are there before they say anything, or else what they say first may not be heard. */}
      <p role="status" className={`text-sm wrap-anywhere [&:not(:empty)]:pt-4 ${look}`}>
        {sentence}
      </p>
      <p role="status" className="sr-only">
        {phase.kind === 'running' && phase.told ? howFar(phase.told) : null}
      </p>
      <div className="grid gap-3 wrap-anywhere [&:not(:empty)]:pt-3">
        {phase.kind === 'saved' ? <Warnings {...phase} /> : null}
        {phase.kind === 'failed' ? (
          <Notice kind="danger">
            Nothing was saved: {phase.message}
            {phase.signedOut ? (
              <>
                {' '}
                <SignInAgain />, and press the button once more.
              </>
            ) : null}
          </Notice>
        ) : null}
        {refusals.length > 0 ? (
          <Notice kind="warning">
            {refusals.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        ) : null}
      </div>
    </>
  );
}

function statusOf(phase: ExportPhase): { sentence: string | null; look: string } {
  switch (phase.kind) {
    case 'running':
      return {
        sentence: 'Exporting… Stay on this page until the file is saved.',
        look: 'text-muted',
      };
    case 'saved':
      return {
        sentence: `${phase.file} is saved: ${rowsIn(phase.rows)}.`,
        look: 'font-semibold text-success',
      };
    case 'cancelled':
      return { sentence: 'The export was cancelled. Nothing was saved.', look: '' };
    case 'left':
      return {
        sentence: 'The last export was stopped when you left this page. Nothing was saved.',
        look: '',
      };
    default:
      return { sentence: null, look: '' };
  }
}

/** What is not in a saved file as it should be. */
function Warnings({
  unreadable,
  leftOut,
  sortFailed,
  truncations,
}: Extract<Ended, { kind: 'saved' }>) {
  const many = unreadable.length > 1;
  const warnings = [
    unreadable.length > 0 &&
      `${rowsIn(unreadable.length)} could not be read and ${many ? 'are' : 'is'} named at the end of the file: ${unreadable.slice(0, 3).join('; ')}${unreadable.length > 3 ? '; …' : '.'}`,
    leftOut > 0 &&
      (leftOut === 1
        ? '1 call log has no note and is not in the file.'
        : `${shownNumber(leftOut)} call logs have no note and are not in the file.`),
    sortFailed &&
      'The list cannot be sorted as it was asked for: the rows are in its default order.',
    truncations > 0 &&
      (truncations === 1
        ? '1 text was too long for a cell and cut; it ends with “[cut: a cell holds no more]”.'
        : `${shownNumber(truncations)} texts were too long for a cell and cut; they end with “[cut: a cell holds no more]”.`),
  ].filter((text) => text !== false);
  if (warnings.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul className="grid list-disc gap-1 pl-4">
        {warnings.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

const rowsIn = (count: number) => (count === 1 ? '1 row' : `${shownNumber(count)} rows`);
