/** The text of a backup file, taken apart again: its lines, and the rows between them. */
import { END_OF_ROWS } from './format';

const NEWLINE = Buffer.from('\n');
const END = Buffer.from(`\n${END_OF_ROWS}`);
const LONGEST_LINE = 1024 * 1024;

/** What is read is no backup, or not all of one. */
export class Unreadable extends Error {}

export class BackupText {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** With its newline; undefined behind the last one. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE);
      if (end >= 0) return this.#take(end + 1).toString('utf8');
      if (this.#rest.length > LONGEST_LINE) throw new Unreadable('it has a line without end');
      if (await this.#more()) continue;
      if (this.#rest.length === 0) return undefined;
      throw new Unreadable('it is cut off');
    }
  }

  /** Up to the mark of their end, which is a line of its own; in pieces of any size. */
  async *rows(): AsyncGenerator<Buffer> {
    // In front of the byte that comes next stands the one before it, so that the mark is found on the first line too.
    this.#rest = Buffer.concat([NEWLINE, this.#rest]);
    for (;;) {
      const end = this.#rest.indexOf(END);
      const sure = end >= 0 ? end : Math.max(this.#rest.length - END.length, 0);
      const rows = this.#rest.subarray(1, sure + 1);
      this.#take(end >= 0 ? end + END.length : sure);
      if (sure > 0) yield rows;
      if (end >= 0) return;
      if (!(await this.#more())) throw new Unreadable('it is cut off');
    }
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    this.#rest = Buffer.concat([this.#rest, value]);
    return true;
  }
}
