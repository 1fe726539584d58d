/** The seeded random numbers behind the demo data. */
import fc from 'fast-check';

import { createRandom } from '@/backend/demo/random';

test('one seed and stream give one sequence, another stream gives another', () => {
  const draw = (seed: number, stream: string) => {
    const random = createRandom(seed, stream);
    return Array.from({ length: 5 }, () => random.next());
  };
  expect(draw(1, 'events')).toEqual(draw(1, 'events'));
  expect(draw(1, 'events')).not.toEqual(draw(1, 'notes'));
  expect(draw(1, 'events')).not.toEqual(draw(2, 'events'));
});

test('whole numbers stay within their ends and reach both', () => {
  const random = createRandom(9, 'test');
  const drawn = new Set(Array.from({ length: 500 }, () => random.integer(3, 6)));
  expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
});

test('a weighted choice follows its weights and never takes what has none', () => {
  const random = createRandom(9, 'test');
  const drawn = Array.from({ length: 4000 }, () =>
    random.weighted([
      ['often', 3],
      ['never', 0],
      ['seldom', 1],
    ]),
  );
  const often = drawn.filter((item) => item === 'often').length;
  expect(drawn).not.toContain('never');
  expect(often / drawn.length).toBeGreaterThan(0.7);
  expect(often / drawn.length).toBeLessThan(0.8);
});

test('there is nothing to pick from an empty list', () => {
  expect(() => createRandom(1, 'test').pick([])).toThrow('nothing to choose from');
});

test('every drawn number is at least 0 and below 1', () => {
  fc.assert(
    fc.property(fc.integer(), fc.string(), (seed, stream) => {
      const drawn = createRandom(seed, stream).next();
      expect([drawn >= 0, drawn < 1]).toEqual([true, true]);
    }),
  );
});
