'use client';
/** How far an export is, and what came of it. */
import { useId } from 'react';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Exporting, ExportPhase } from './use-export';

export function ExportProgress({ exporting }: { exporting: Exporting }) {
  const { phase, refusal, cancel } = exporting;
  return (
    <div className="space-y-3 empty:hidden">
      {phase.kind === 'running' ? <Running {...phase} onCancel={cancel} /> : null}
      <p role="status" className="text-sm empty:hidden">
        {statusOf(phase)}
      </p>
      {phase.kind === 'saved' ? <Warnings {...phase} /> : null}
      {phase.kind === 'failed' ? (
        <Notice kind="danger">
          Nothing was saved: {phase.message}
          {phase.signedOut ? (
            <>
              {' '}
              <SignInAgain />
            </>
          ) : null}
        </Notice>
      ) : null}
      {refusal ? <Notice kind="warning">{refusal}</Notice> : null}
    </div>
  );
}

interface RunningProps {
  rows: number;
  total: number | null;
  onCancel: () => void;
}

function Running({ rows, total, onCancel }: RunningProps) {
  const id = useId();
  const known = total === null || total === 0 ? {} : { max: total, value: Math.min(rows, total) };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label htmlFor={id} className="text-sm tabular-nums">
        {total === null ? `${shown(rows)} rows so far` : `${shown(rows)} of ${shown(total)} rows`}
      </label>
      <progress id={id} {...known} className="h-2 w-56 max-w-full accent-brand" />
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}

function statusOf(phase: ExportPhase): string {
  switch (phase.kind) {
    case 'running':
      return 'Exporting… Stay on this page until the file is saved.';
    case 'saved':
      return `${phase.file} is saved: ${shown(phase.rows)} ${phase.rows === 1 ? 'row' : 'rows'}.`;
    case 'cancelled':
      return 'The export was cancelled. Nothing was saved.';
    default:
      return '';
  }
}

type WarningsProps = Extract<ExportPhase, { kind: 'saved' }>;

function Warnings({ unreadable, leftOut, cuts }: WarningsProps) {
  if (unreadable.length === 0 && leftOut === 0 && cuts === 0) return null;
  return (
    <Notice kind="warning">
      {unreadable.length > 0 ? (
        <p>
          {unreadable.length === 1 ? '1 row' : `${shown(unreadable.length)} rows`} could not be read
          and {unreadable.length === 1 ? 'is' : 'are'} named at the end of the file:{' '}
          {unreadable.slice(0, 3).join('; ')}
          {unreadable.length > 3 ? '; …' : '.'}
        </p>
      ) : null}
      {leftOut > 0 ? (
        <p>
          {leftOut === 1 ? '1 call log has' : `${shown(leftOut)} call logs have`} no note and{' '}
          {leftOut === 1 ? 'is' : 'are'} not in the file.
        </p>
      ) : null}
      {cuts > 0 ? (
        <p>
          {cuts === 1 ? '1 text was' : `${shown(cuts)} texts were`} too long for a cell and cut;{' '}
          {cuts === 1 ? 'it ends' : 'they end'} with “[cut: a cell holds no more]”.
        </p>
      ) : null}
    </Notice>
  );
}

const shown = (number: number) => new Intl.NumberFormat('en-US').format(number);
