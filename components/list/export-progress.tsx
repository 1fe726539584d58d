'use client';
/** How far an export is, and what came of it. */
import { SignInAgain } from '@/components/ui/app-link';
import { Notice } from '@/components/ui/notice';
import { ExportRunning } from './export-running';
import { ExportWarnings } from './export-warnings';
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
        {phase.kind === 'saved' ? <ExportWarnings {...phase} /> : null}
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
        sentence: `${phase.file} is saved: ${shownNumber(phase.rows)} ${phase.rows === 1 ? 'row' : 'rows'}.`,
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
