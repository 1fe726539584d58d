/**
 * The lines of a backup file around the rows. Compressed with gzip it holds: the header; for each table a line with its
 * name, its rows as PostgreSQL's COPY writes them, and a line with `\.`; the manifest; and the seal of the two.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';

import { fingerprintShape } from './fingerprint';
import { levelShape } from './levels';

export const FORMAT = 'outreach-tracking-backup';
export const VERSION = 1;
export const END_OF_ROWS = '\\.\n';

/** Of every version there will be. */
export const formatShape = z.object({ format: z.literal(FORMAT), version: z.number() });
export const headerShape = formatShape.extend({ level: levelShape, createdAt: z.string() });
export const sectionShape = z.object({ table: z.string() });
export const manifestShape = z.object({
  tables: z.array(fingerprintShape.extend({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.number(), isCalled: z.boolean() })),
});
export const sealShape = z.object({ seal: z.string() });

export type Header = z.output<typeof headerShape>;
export type Manifest = z.output<typeof manifestShape>;

export function lineOf(value: Header | Manifest | z.output<typeof sectionShape>): string {
  return `${JSON.stringify(value)}\n`;
}

/** The manifest knows the rows, so that this covers all of the file. */
export function sealLine(headerLine: string, manifestLine: string): string {
  return `${JSON.stringify({ seal: sealOf(headerLine, manifestLine) })}\n`;
}

export function sealOf(headerLine: string, manifestLine: string): string {
  return createHash('sha256').update(headerLine).update(manifestLine).digest('hex');
}
