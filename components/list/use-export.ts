/** Starts, follows and cancels one export at a time. Enforces the agency's limit of one unfiltered export per page load. */
import { useEffect, useRef, useState } from 'react';
import { keepFocus } from '@/components/ui/focus';
import type { ExportResult, Progress } from '@/lib/browser/run-export';
import { isOncePerPage, type ListName, type Rows } from '@/lib/export/export-options';

export interface ExportSource {
  list: ListName;
  /** The presenter in the address, where it names one. */
  person: string | undefined;
}

export type ExportPhase =
  | { kind: 'idle' }
  /** The export was stopped because the screen was left. */
  | { kind: 'left' }
  /** `announced` is the last progress for screen readers. */
  | { kind: 'running'; progress: Progress; announced: Progress | null }
  | ExportResult;

export interface Exporting {
  phase: ExportPhase;
  /** Why a press of a button did nothing. */
  rejections: readonly string[];
  start: (rows: Rows, address: string, button: HTMLElement) => void;
  cancel: () => void;
}

const AGAIN = 'Please refresh browser & try again.';
const NOT_YET = 'You can refresh after this export is saved. Refreshing now stops it.';
const BUSY = 'Another export is running. Wait until it finishes, or cancel it.';

/** Interval of announcements to screen readers, milliseconds. */
const ANNOUNCE_EVERY = 10_000;

/** Exports of this page load, by list, person and rows. Client navigation loads no page. */
const done = new Set<string>();
/** Lists whose export was stopped by leaving their screen, until it is left once more. */
const stopped = new Set<string>();

export function useExport({ list, person }: ExportSource): Exporting {
  const source = JSON.stringify([list, person]);
  const [phase, setPhase] = useState<ExportPhase>({ kind: stopped.has(source) ? 'left' : 'idle' });
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const running = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      if (running.current) stopped.add(source);
      else stopped.delete(source);
      running.current?.abort();
    },
    [source],
  );

  const start = async (rows: Rows, address: string, button: HTMLElement) => {
    const key = `${source} ${rows}`;
    const rejected = rejectionsOf(isOncePerPage(rows) && done.has(key), running.current !== null);
    setRejections(rejected);
    if (rejected.length > 0) return;
    const controller = new AbortController();
    running.current = controller;
    done.add(key);
    let announced: Progress | null = null;
    let announcedAt = Date.now();
    const follow = (progress: Progress) => {
      if (Date.now() - announcedAt >= ANNOUNCE_EVERY) {
        announcedAt = Date.now();
        announced = progress;
      }
      setPhase({ kind: 'running', progress, announced });
    };
    follow({ rows: 0, total: null });
    const ended = await load(address, controller.signal, follow);
    running.current = null;
    if (ended.kind !== 'saved') done.delete(key);
    keepFocus(
      () => {
        setPhase(ended);
        setRejections((shown) =>
          ended.kind === 'saved' ? shown.filter((text) => text === AGAIN) : [],
        );
      },
      () => button,
    );
  };

  return {
    phase,
    rejections,
    start: (...request) => void start(...request),
    cancel: () => running.current?.abort(),
  };
}

function rejectionsOf(again: boolean, busy: boolean): string[] {
  if (again) return busy ? [AGAIN, NOT_YET] : [AGAIN];
  return busy ? [BUSY] : [];
}

/** The reader of exports is loaded with the first one. */
async function load(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<ExportResult> {
  const loaded = await import('@/lib/browser/run-export').catch(() => null);
  if (loaded) return loaded.runExport(address, signal, onProgress);
  const message = 'We could not load the export. Reload the page and try again.';
  return { kind: 'failed', message, signedOut: false };
}
