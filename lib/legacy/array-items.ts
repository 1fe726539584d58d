/**
 * The items of one JSON array, each as soon as a comma follows it, so that an array of any length needs the memory
 * of its longest item. Works on bytes: whatever JSON itself is made of is ASCII, which occurs inside no other character.
 *
 * The last item is given back at the end of the response only: where the backend fails on a row, it closes the row and
 * the array early and writes the error as a second document (legacy-api.md §1.9), so that this item is incomplete.
 */
import 'server-only';

/** What came is no JSON array, or one that broke off midway, or one with a second document behind it (legacy-api.md §1.9). */
export class BrokenArray extends Error {
  override readonly name = 'BrokenArray';
}

/** An item that does not end is no row of anything, and must not fill the memory. */
const LONGEST_ITEM = 16 * 1024 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_MAP = 0x7b;
const CLOSE_MAP = 0x7d;

/** No other is a blank to JSON. */
const BLANKS = [0x20, 0x0a, 0x0d, 0x09];
const isBlank = (byte: number) => BLANKS.includes(byte);

type Place = 'before' | 'inside' | 'after';

/** Takes the array piece by piece, wherever the pieces end, and gives back the items that are complete. */
export class ArrayItems {
  #place: Place = 'before';
  #depth = 0;
  #inText: boolean = false;
  /** The piece before ended with a backslash that takes the next byte with it. */
  #escaped: boolean = false;
  #any: boolean = false;
  /** The item before the closing bracket, as bytes. */
  #last: Uint8Array | null = null;
  /** Beginning of an item whose end has not come yet. */
  #begun: Uint8Array[] = [];
  #begunLength = 0;
  // A byte order mark inside the array is an error, and must not be taken off an item.
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  /** Throws BrokenArray. */
  add(piece: Uint8Array): unknown[] {
    const items: unknown[] = [];
    let at = this.#outside(piece, 0);
    let start = at;
    while (at < piece.length) {
      const byte = piece[at];
      if (this.#inText) {
        at = this.#textEnd(piece, at);
      } else if (byte === QUOTE) {
        this.#inText = true;
        at += 1;
      } else if (this.#depth === 0 && (byte === COMMA || byte === CLOSE_LIST)) {
        const bytes = this.#complete(piece.subarray(start, at));
        if (byte === COMMA) items.push(this.#parsed(bytes));
        else this.#close(bytes);
        this.#any = true;
        at = this.#outside(piece, at + 1);
        start = at;
      } else {
        if (byte === OPEN_MAP || byte === OPEN_LIST) this.#depth += 1;
        else if (byte === CLOSE_MAP || byte === CLOSE_LIST) this.#depth -= 1;
        at += 1;
      }
    }
    this.#keep(piece.subarray(start));
    return items;
  }

  /** The last item; none where the array is empty. To be called when nothing more comes. Throws BrokenArray. */
  end(): unknown[] {
    if (this.#place !== 'after') throw new BrokenArray('The array broke off.');
    return this.#last === null ? [] : [this.#parsed(this.#last)];
  }

  /** Where the inside of the array goes on; before and behind it nothing may stand but blanks. */
  #outside(piece: Uint8Array, from: number): number {
    let at = from;
    for (; this.#place !== 'inside' && at < piece.length; at += 1) {
      const byte = piece[at] ?? 0;
      if (isBlank(byte)) continue;
      if (this.#place === 'after' || byte !== OPEN_LIST) throw new BrokenArray('This is no array.');
      this.#place = 'inside';
    }
    return at;
  }

  /** Where the text goes on to be looked at: behind its end, or behind the piece. */
  #textEnd(piece: Uint8Array, from: number): number {
    let at = this.#escaped ? from + 1 : from;
    this.#escaped = false;
    while (at < piece.length) {
      const byte = piece[at];
      if (byte === QUOTE) {
        this.#inText = false;
        return at + 1;
      }
      at += byte === BACKSLASH ? 2 : 1;
    }
    this.#escaped = at > piece.length;
    return piece.length;
  }

  #keep(part: Uint8Array): void {
    if (part.length === 0) return;
    this.#begunLength += part.length;
    if (this.#begunLength > LONGEST_ITEM) throw new BrokenArray('An item does not end.');
    // The piece belongs to the caller.
    this.#begun.push(part.slice());
  }

  /** The item that ends here, with its beginning. */
  #complete(rest: Uint8Array): Uint8Array {
    const bytes = this.#begun.length === 0 ? rest : Buffer.concat([...this.#begun, rest]);
    this.#begun = [];
    this.#begunLength = 0;
    return bytes;
  }

  #close(bytes: Uint8Array): void {
    this.#place = 'after';
    // The piece belongs to the caller.
    if (this.#any || !bytes.every(isBlank)) this.#last = bytes.slice();
  }

  #parsed(bytes: Uint8Array): unknown {
    try {
      return JSON.parse(this.#decoder.decode(bytes));
    } catch {
      throw new BrokenArray('An item is no JSON.');
    }
  }
}
