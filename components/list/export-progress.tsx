'use client';
/** The progress and the result of an export. */
import { useId } from 'react';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { lazyPart, Nothing } from '@/components/ui/lazy-part';
import { Notice } from '@/components/ui/panel';
import type { ExportResult, Progress } from '@/lib/browser/run-export';
import { formatCount } from '@/lib/format/text';
import type { Exporting, ExportPhase } from './use-export';

// Without it the browser does not ask before leaving; the export goes on.
const ExportLeaveGuard = lazyPart(
  async () => (await import('./export-leave-guard')).ExportLeaveGuard,
  Nothing,
  Nothing,
);

export function ExportProgress({ exporting }: { exporting: Exporting }) {
  const { phase, rejections, cancel } = exporting;
  return (
    <>
      {phase.kind === 'running' ? (
        <ExportRunning progress={phase.progress} onCancel={cancel} />
      ) : null}
      {/* Live regions are read reliably only if they exist before their text. */}
      <p
        role="status"
        className={`text-sm wrap-anywhere [&:not(:empty)]:pt-4 ${LOOKS[phase.kind] ?? ''}`}
      >
        {phase.kind === 'saved'
          ? `${phase.file} is saved: ${rowsText(phase.rows)}.`
          : STATUS[phase.kind]}
      </p>
      <p role="status" className="sr-only">
        {phase.kind === 'running' && phase.announced ? progressText(phase.announced) : null}
      </p>
      <div className="grid gap-3 wrap-anywhere [&:not(:empty)]:pt-3">
        {phase.kind === 'saved' ? <Warnings {...phase} /> : null}
        {phase.kind === 'failed' ? (
          <Notice kind="danger">
            We could not create the file. {phase.message}
            {phase.signedOut ? (
              <>
                {' '}
                <SignInAgain />, and press the button once more.
              </>
            ) : null}
          </Notice>
        ) : null}
        {rejections.length > 0 ? (
          <Notice kind="warning">
            {rejections.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        ) : null}
      </div>
    </>
  );
}

const STATUS: Partial<Record<ExportPhase['kind'], string>> = {
  running: 'Exporting… Stay on this page until the file is saved.',
  cancelled: 'The export was cancelled. Nothing was saved.',
  left: 'The last export was stopped when you left this page. Nothing was saved.',
};

const LOOKS: Partial<Record<ExportPhase['kind'], string>> = {
  running: 'text-muted',
  saved: 'font-semibold text-success',
};

/** The browser's own bar is green on grey in every color scheme; without a value it is animated, even with reduced motion. */
const BAR =
  'h-2.5 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-sunken ' +
  '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand [&::-moz-progress-bar]:bg-brand ' +
  'indeterminate:animate-pulse indeterminate:[&::-webkit-progress-bar]:bg-line-strong ' +
  'indeterminate:[&::-moz-progress-bar]:bg-line-strong';

function ExportRunning({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const id = useId();
  const { rows, total } = progress;
  const value = total ? { max: total, value: Math.min(rows, total) } : {};
  return (
    <div className="flex items-center gap-4 pt-4">
      <div className="min-w-0 max-w-80 flex-1">
        <label htmlFor={id} className="mb-1.5 block text-sm tabular-nums">
          {progressText(progress)}
        </label>
        <progress id={id} {...value} className={BAR} />
      </div>
      <Button onClick={onCancel}>Cancel</Button>
      <ExportLeaveGuard />
    </div>
  );
}

function Warnings(saved: Extract<ExportResult, { kind: 'saved' }>) {
  const { unreadable, leftOut, sortFailed, truncations } = saved;
  const [first, more] = [unreadable.slice(0, 3).join('; '), unreadable.length > 3];
  const warnings = [
    unreadable.length > 0 &&
      `${rowsText(unreadable.length)} could not be read and ${unreadable.length > 1 ? 'are' : 'is'} named at the end of the file: ${first}${more ? '; …' : '.'}`,
    leftOut > 0 &&
      `${plural(leftOut, 'call log has', 'call logs have')} no note and ${leftOut === 1 ? 'is' : 'are'} not in the file.`,
    sortFailed &&
      'The list cannot be sorted in the order you chose. The rows are in the default order.',
    truncations > 0 &&
      `${plural(truncations, 'text was', 'texts were')} too long for a cell and cut; ${truncations === 1 ? 'it ends' : 'they end'} with “[cut: a cell holds no more]”.`,
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

const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
const rowsText = (count: number) => plural(count, 'row', 'rows');

function progressText({ rows, total }: Progress): string {
  if (total !== null) return `${formatCount(rows)} of ${formatCount(total)} rows`;
  return rows === 0 ? 'Waiting for the first rows' : `${formatCount(rows)} rows so far`;
}
