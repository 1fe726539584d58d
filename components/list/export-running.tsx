/** An export under way: how far it is, and how to stop it. */
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart, Nothing } from '@/components/ui/lazy-part';
import type { Progress } from '@/lib/browser/run-export';
import { howFar } from './row-count';

// The browser itself asks nothing then; the export goes on.
const ExportLeaveGuard = lazyPart(
  async () => (await import('./export-leave-guard')).ExportLeaveGuard,
  Nothing,
  Nothing,
);

interface ExportRunningProps {
  at: Progress;
  onCancel: () => void;
}

/** The browser's own bar is green on grey, whatever the scheme; without a value it moves, also where nothing should. */
const BAR =
  'h-2.5 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-sunken ' +
  '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand [&::-moz-progress-bar]:bg-brand ' +
  'indeterminate:animate-pulse indeterminate:[&::-webkit-progress-bar]:bg-line-strong ' +
  'indeterminate:[&::-moz-progress-bar]:bg-line-strong';

export function ExportRunning({ at, onCancel }: ExportRunningProps) {
  const id = useId();
  const { rows, total } = at;
  const known = total === null || total === 0 ? {} : { max: total, value: Math.min(rows, total) };
  return (
    <div className="flex items-center gap-4 pt-4">
      <div className="min-w-0 max-w-80 flex-1">
        <label htmlFor={id} className="mb-1.5 block text-sm tabular-nums">
          {howFar(at)}
        </label>
        <progress id={id} {...known} className={BAR} />
      </div>
      <Button onClick={onCancel}>Cancel</Button>
      <ExportLeaveGuard />
    </div>
  );
}
