import 'server-only';

/** Not a JSON array, a truncated one, or one followed by a second document. */
export class InvalidJsonArray extends Error {
  override readonly name = 'InvalidJsonArray';
}

/** Bytes. */
const MAX_ITEM = 16 * 1024 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_MAP = 0x7b;
const CLOSE_MAP = 0x7d;

const BLANKS = [0x20, 0x0a, 0x0d, 0x09];
const isBlank = (byte: number) => BLANKS.includes(byte);

/**
 * Streaming parser of one JSON array of any length. Works on bytes: the structural characters of JSON are ASCII, which
 * occurs inside no other character of UTF-8. Returns an item when a comma follows it, and the last one at the end: when the
 * backend fails on a row, it closes row and array early and writes the error as a second document (legacy-api.md §1.9).
 */
export class JsonArrayParser {
  #place: 'before' | 'inside' | 'after' = 'before';
  /** The item that has begun; after the closing bracket, the last one. */
  #open = Buffer.alloc(0);
  /** Bytes of it that were scanned; beyond its end after a backslash, which escapes the next byte. */
  #scanned = 0;
  #depth = 0;
  #inText: boolean = false;
  #any: boolean = false;
  // A byte order mark inside the array is an error, and must not be taken off an item.
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  /** Returns the items that are complete now. Throws InvalidJsonArray. */
  add(piece: Uint8Array): unknown[] {
    const inside = this.#place === 'inside' ? piece : this.#outside(piece);
    if (inside === null) return [];
    const bytes = Buffer.concat([this.#open, inside]);
    let [at, depth, inText, commas, begin] = [this.#scanned, this.#depth, this.#inText, 0, 0];
    for (; at < bytes.length && this.#place === 'inside'; at += 1) {
      const byte = bytes[at];
      if (inText) {
        if (byte === BACKSLASH) at += 1;
        else inText = byte !== QUOTE;
      } else if (byte === QUOTE) {
        inText = true;
      } else if (byte === COMMA && depth === 0) {
        commas += 1;
        begin = at + 1;
      } else if (byte === CLOSE_LIST && depth === 0) {
        this.#place = 'after';
      } else if (byte === OPEN_MAP || byte === OPEN_LIST) {
        depth += 1;
      } else if (byte === CLOSE_MAP || byte === CLOSE_LIST) {
        depth -= 1;
      }
    }
    const end = this.#place === 'after' ? at - 1 : bytes.length;
    if (end - begin > MAX_ITEM) throw new InvalidJsonArray('An item does not end.');
    if (this.#place === 'after') this.#outside(bytes.subarray(at));
    [this.#open, this.#scanned] = [bytes.subarray(begin, end), at - begin];
    [this.#depth, this.#inText, this.#any] = [depth, inText, this.#any || commas > 0];
    return commas === 0 ? [] : this.#parsed(bytes.subarray(0, begin - 1), commas);
  }

  /** Call at the end of the body. Returns the last item, if there is one. Throws InvalidJsonArray. */
  end(): unknown[] {
    if (this.#place !== 'after') throw new InvalidJsonArray('The array is truncated.');
    return this.#any || !this.#open.every(isBlank) ? this.#parsed(this.#open, 1) : [];
  }

  /** Returns the bytes after the opening bracket, or null. Only blanks may surround the array. */
  #outside(piece: Uint8Array): Uint8Array | null {
    const at = piece.findIndex((byte) => !isBlank(byte));
    if (at < 0) return null;
    if (this.#place === 'after' || piece[at] !== OPEN_LIST)
      throw new InvalidJsonArray('Not an array.');
    this.#place = 'inside';
    return piece.subarray(at + 1);
  }

  /** `count` items with commas between them. */
  #parsed(bytes: Uint8Array, count: number): unknown[] {
    try {
      const items: unknown[] = JSON.parse(`[${this.#decoder.decode(bytes)}]`);
      if (items.length === count) return items;
    } catch {
      // Throws below.
    }
    throw new InvalidJsonArray('An item is not valid JSON.');
  }
}
