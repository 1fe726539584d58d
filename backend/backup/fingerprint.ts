/** What a table's rows are known by, on their way out of a database, in a file, or in another database. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

export const fingerprintShape = z.object({
  rows: z.number(),
  bytes: z.number(),
  sha256: z.string(),
});

export type Fingerprint = z.output<typeof fingerprintShape>;

const NEWLINE = 0x0a;

/** Takes the rows in pieces of any size. */
export class FingerprintTaker {
  readonly #hash = createHash('sha256');
  #rows = 0;
  #bytes = 0;

  add(piece: Buffer): void {
    this.#hash.update(piece);
    this.#bytes += piece.length;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) {
      this.#rows += 1;
    }
  }

  result(): Fingerprint {
    return { rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

export function isSame(one: Fingerprint, other: Fingerprint): boolean {
  return one.rows === other.rows && one.bytes === other.bytes && one.sha256 === other.sha256;
}
