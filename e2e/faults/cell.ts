/** What a test found out about one cell of a table, for the reporter that writes docs/reliability.md. */
import type { TestInfo } from '@playwright/test';
import { z } from 'zod';

const CELL = 'cell';

const cell = z.object({
  table: z.enum(['pages', 'writes']),
  row: z.string(),
  column: z.string(),
  /** Position among the letters of this cell. */
  part: z.number(),
  letter: z.string(),
});
export type Cell = z.output<typeof cell>;

export const FAILED_LETTER = '✗';

/** The last one counts. */
export function noteCell(info: TestInfo, found: Cell): void {
  info.annotations.push({ type: CELL, description: JSON.stringify(found) });
}

export function cellsOf(annotations: { type: string; description?: string }[]): Cell[] {
  return annotations
    .filter(({ type }) => type === CELL)
    .map(({ description = '' }) => cell.parse(JSON.parse(description)));
}
