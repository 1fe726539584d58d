/** Items of an array that comes in pieces, held against JSON.parse, which sees the whole. */
import fc from 'fast-check';
import { InvalidJsonArray, JsonArrayParser } from '@/lib/legacy/json-array-parser';
import { SECOND_DOCUMENT } from '@/tests/support/legacy-rows';

/** Splits wherever the sizes fall, also inside characters and escapes. */
function itemsOf(bytes: Uint8Array, sizes: number[], items: unknown[] = []): unknown[] {
  const reader = new JsonArrayParser();
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    items.push(...reader.add(bytes.subarray(at, at + size)));
    at += size;
  }
  return [...items, ...reader.end()];
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
/** Everything that could be taken for the structure around it. */
const trickyText = fc.string({ unit: fc.constantFrom(...'"\\,[]{} \némx\u2028😀') });
const value = fc.jsonValue();
const row = fc.oneof(value, trickyText, fc.dictionary(trickyText, fc.oneof(trickyText, value)));
const printed = fc
  .tuple(fc.array(row), fc.constantFrom(undefined, 1, '\t'))
  .map(([rows, space]) => JSON.stringify(rows, null, space));

test('every array comes out as JSON.parse reads it, wherever its pieces end', () => {
  fc.assert(
    fc.property(printed, sizes, (text, cut) => {
      expect(itemsOf(bytesOf(` ${text}\r\n`), cut)).toEqual(JSON.parse(text));
    }),
    { numRuns: 150 },
  );
});

test('an array that breaks off anywhere is broken', () => {
  fc.assert(
    fc.property(printed, sizes, fc.nat(), (text, cut, at) => {
      const bytes = bytesOf(text);
      const part = bytes.subarray(0, at % bytes.length);
      expect(() => itemsOf(part, cut)).toThrow(InvalidJsonArray);
    }),
    { numRuns: 150 },
  );
});

test('of an array that is closed early, with a second document behind it, the last item is never given back', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), sizes, (rows, cut) => {
      const given: unknown[] = [];
      const read = () => {
        const text = `${JSON.stringify(rows)}${SECOND_DOCUMENT}`;
        itemsOf(bytesOf(text), cut, given);
      };
      expect(read).toThrow(InvalidJsonArray);
      const complete: unknown[] = JSON.parse(JSON.stringify(rows.slice(0, -1)));
      expect(given).toEqual(complete.slice(0, given.length));
    }),
    { numRuns: 150 },
  );
});

test('a damaged text fails where JSON.parse fails, and is read equally otherwise', () => {
  const damage = fc.constantFrom(...'"\\,[]{}:\u0001\f\ufeff', '', 'null');
  fc.assert(
    fc.property(printed, damage, fc.nat(), sizes, (text, bad, at, cut) => {
      const place = at % (text.length + 1);
      const damaged = text.slice(0, place) + bad + text.slice(place + 1);
      const expected = parsedArray(damaged);
      if (expected) expect(itemsOf(bytesOf(damaged), cut)).toEqual(expected);
      else expect(() => itemsOf(bytesOf(damaged), cut)).toThrow(InvalidJsonArray);
    }),
    { numRuns: 300 },
  );
});

/** Null for what is no JSON array; a half character is none either once it is bytes. */
function parsedArray(text: string): unknown[] | null {
  try {
    const read: unknown = JSON.parse(
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(text)),
    );
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}

test('bytes that are no UTF-8 fail', () => {
  expect(() => itemsOf(Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d), [1])).toThrow(InvalidJsonArray);
});

test('an item is there as soon as a comma follows it, and the last one at the end', () => {
  const reader = new JsonArrayParser();
  expect(reader.add(bytesOf('[{"a":1},{"b":'))).toEqual([{ a: 1 }]);
  expect(reader.add(bytesOf('2}'))).toEqual([]);
  expect(reader.add(bytesOf(','))).toEqual([{ b: 2 }]);
  expect(reader.add(bytesOf('{"c":3}] '))).toEqual([]);
  expect(reader.end()).toEqual([{ c: 3 }]);
});

test('an item that does not end does not fill the memory', () => {
  const reader = new JsonArrayParser();
  reader.add(bytesOf('["'));
  const piece = bytesOf('x'.repeat(1024 * 1024));
  expect(() => {
    for (let megabytes = 0; megabytes < 17; megabytes += 1) reader.add(piece);
  }).toThrow(InvalidJsonArray);
});
