/** One export after the other: starts it, follows it, stops it, and keeps to the agency's rule of once per page load. */
import { useEffect, useRef, useState } from 'react';
import { keepFocus } from '@/components/ui/keep-focus';
import { isOncePerPage, type Rows } from '@/lib/export/choices';
import type { Ended } from './run-export';

export type ExportPhase =
  | { kind: 'idle' }
  | { kind: 'running'; rows: number; total: number | null }
  | Ended;

export interface Exporting {
  phase: ExportPhase;
  /** Why a press did nothing. */
  refusal: string | null;
  start: (rows: Rows, address: string, button: HTMLElement) => void;
  cancel: () => void;
}

const AGAIN = 'Please refresh browser & try again.';
const BUSY = 'Another export is still running. Wait for it, or cancel it.';

export function useExport(): Exporting {
  const [phase, setPhase] = useState<ExportPhase>({ kind: 'idle' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const had = useRef(new Set<Rows>());

  // Whoever leaves the page cannot see any more what comes of it.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (rows: Rows, address: string, button: HTMLElement) => {
    const again = isOncePerPage(rows) && had.current.has(rows);
    setRefusal(again ? AGAIN : running.current ? BUSY : null);
    if (again || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    had.current.add(rows);
    setPhase({ kind: 'running', rows: 0, total: null });
    const ended = await load(address, controller.signal, (progress) =>
      setPhase({ kind: 'running', ...progress }),
    );
    running.current = null;
    // What failed was not had, and may be tried again.
    if (ended.kind !== 'saved') had.current.delete(rows);
    keepFocus(
      () => setPhase(ended),
      () => button,
    );
  };

  return {
    phase,
    refusal,
    start: (...asked) => void start(...asked),
    cancel: () => running.current?.abort(),
  };
}

/** What it takes to read an export is loaded with the first one. */
async function load(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: { rows: number; total: number | null }) => void,
): Promise<Ended> {
  try {
    const { runExport } = await import('./run-export');
    return await runExport(address, signal, onProgress);
  } catch {
    return { kind: 'failed', message: 'The connection failed.', signedOut: false };
  }
}
