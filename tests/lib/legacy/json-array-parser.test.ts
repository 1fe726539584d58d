/** Items of an array in pieces, compared with JSON.parse of the whole. */
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

test('a truncated array throws', () => {
  fc.assert(
    fc.property(printed, sizes, fc.nat(), (text, cut, at) => {
      const bytes = bytesOf(text);
      const part = bytes.subarray(0, at % bytes.length);
      expect(() => itemsOf(part, cut)).toThrow(InvalidJsonArray);
    }),
    { numRuns: 150 },
  );
});

test('the last item of an array that is closed early, before a second document, is never returned', () => {
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

test('text is parsed as by JSON.parse, also with a changed character, wherever its pieces end', () => {
  const damage = fc.constantFrom(...'"\\,[]{}:\u0001\f\ufeff', '', 'null');
  fc.assert(
    fc.property(printed, damage, fc.nat(), sizes, (text, bad, at, cut) => {
      const place = at % (text.length + 1);
      const damaged = text.slice(0, place) + bad + text.slice(place + 1);
      for (const whole of [` ${text}\r\n`, damaged]) {
        const expected = parsedArray(whole);
        if (expected) expect(itemsOf(bytesOf(whole), cut)).toEqual(expected);
        else expect(() => itemsOf(bytesOf(whole), cut)).toThrow(InvalidJsonArray);
      }
    }),
    { numRuns: 300 },
  );
});

/** Null for text that is not a JSON array, also because of a lone surrogate. */
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

test('invalid UTF-8 throws', () => {
  expect(() => itemsOf(Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d), [1])).toThrow(InvalidJsonArray);
});

test('an item is returned when a comma follows it, and the last one at the end', () => {
  const reader = new JsonArrayParser();
  expect(reader.add(bytesOf('[{"a":1},{"b":'))).toEqual([{ a: 1 }]);
  expect(reader.add(bytesOf('2}'))).toEqual([]);
  expect(reader.add(bytesOf(','))).toEqual([{ b: 2 }]);
  expect(reader.add(bytesOf('{"c":3}] '))).toEqual([]);
  expect(reader.end()).toEqual([{ c: 3 }]);
});

test('an item above 16 megabytes throws', () => {
  const reader = new JsonArrayParser();
  reader.add(bytesOf('["'));
  const piece = bytesOf('x'.repeat(1024 * 1024));
  expect(() => {
    for (let megabytes = 0; megabytes < 17; megabytes += 1) reader.add(piece);
  }).toThrow(InvalidJsonArray);
});
