/** The rules of every data set, kept by one known set and by sets of any seed and day. */
import fc from 'fast-check';

import { addDays } from '@/backend/demo/calendar/dates';
import { generateDemo } from '@/backend/demo/generate';
import { RULES } from './rules';

const TODAY = '2026-03-10';
const data = generateDemo({ size: 'demo', seed: 1, today: TODAY });

describe('the demo data', () => {
  test.each(Object.entries(RULES))('keeps the rule: %s', (_, rule) => {
    expect(rule(data, TODAY)).toEqual([]);
  });

  test('of any seed, made on any day, keeps all the rules', () => {
    const days = fc.integer({ min: 0, max: 20 * 365 }).map((days) => addDays('2021-01-01', days));
    fc.assert(
      fc.property(fc.integer(), days, (seed, today) => {
        const generated = generateDemo({ size: 'demo', seed, today });
        const broken = Object.entries(RULES).filter(
          ([, rule]) => rule(generated, today).length > 0,
        );
        expect(broken.map(([name]) => name)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
