/** One export after the other: starts it, follows it, stops it, and keeps to the agency's rule of once per page load. */
import { useEffect, useRef, useState } from 'react';
import { keepFocus } from '@/components/ui/focus';
import type { Ended, Progress } from '@/lib/browser/run-export';
import { isOncePerPage, type Rows } from '@/lib/export/export-options';
import {
  type ExportSource,
  forgetHad,
  isHad,
  leave,
  noteHad,
  wasLeftBehind,
} from './export-memory';

export type ExportPhase =
  | { kind: 'idle' }
  | { kind: 'left' }
  /** `told` is what whoever listens is told of it. */
  | { kind: 'running'; at: Progress; told: Progress | null }
  | Ended;

export interface Exporting {
  phase: ExportPhase;
  /** Why a press did nothing. */
  refusals: readonly string[];
  start: (rows: Rows, address: string, button: HTMLElement) => void;
  cancel: () => void;
}

const AGAIN = 'Please refresh browser & try again.';
const NOT_YET = 'Not before this export is saved: refreshing would stop it.';
const BUSY = 'Another export is still running. Wait for it, or cancel it.';

/** Listening to every number would be no use, milliseconds. */
const TOLD_EVERY = 10_000;

export function useExport({ list, person }: ExportSource): Exporting {
  const source = { list, person };
  const [phase, setPhase] = useState<ExportPhase>(
    wasLeftBehind(source) ? { kind: 'left' } : { kind: 'idle' },
  );
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const running = useRef<AbortController | null>(null);

  // Whoever leaves the page cannot see any more what comes of it.
  useEffect(
    () => () => {
      leave({ list, person }, running.current !== null);
      running.current?.abort();
    },
    [list, person],
  );

  const start = async (rows: Rows, address: string, button: HTMLElement) => {
    const refused = refusalsOf(
      isOncePerPage(rows) && isHad(source, rows),
      running.current !== null,
    );
    setRefusals(refused);
    if (refused.length > 0) return;
    const controller = new AbortController();
    running.current = controller;
    noteHad(source, rows);
    const ended = await load(address, controller.signal, follower(setPhase));
    running.current = null;
    if (ended.kind !== 'saved') forgetHad(source, rows);
    keepFocus(
      () => {
        setPhase(ended);
        setRefusals((said) =>
          ended.kind === 'saved' ? said.filter((text) => text === AGAIN) : [],
        );
      },
      () => button,
    );
  };

  return {
    phase,
    refusals,
    start: (...asked) => void start(...asked),
    cancel: () => running.current?.abort(),
  };
}

function refusalsOf(again: boolean, busy: boolean): string[] {
  if (again) return busy ? [AGAIN, NOT_YET] : [AGAIN];
  return busy ? [BUSY] : [];
}

/** Shows every step, and tells one now and then. */
function follower(show: (phase: ExportPhase) => void): (at: Progress) => void {
  let told: Progress | null = null;
  let toldAt = Date.now();
  show({ kind: 'running', at: { rows: 0, total: null }, told });
  return (at) => {
    if (Date.now() - toldAt >= TOLD_EVERY) {
      toldAt = Date.now();
      told = at;
    }
    show({ kind: 'running', at, told });
  };
}

/** What it takes to read an export is loaded with the first one. */
async function load(
  address: string,
  signal: AbortSignal,
  onProgress: (at: Progress) => void,
): Promise<Ended> {
  const loaded = await import('@/lib/browser/run-export').catch(() => null);
  if (loaded) return loaded.runExport(address, signal, onProgress);
  const message = 'The export could not be loaded. Reload the page and press the button again.';
  return { kind: 'failed', message, signedOut: false };
}
