/** Notes read like notes: several sentences, varied, and about what happened. */
import fc from 'fast-check';

import { weekday } from '@/backend/demo/calendar/dates';
import { generateDemo } from '@/backend/demo/generate';
import { HARD_CASE_NOTES, LONG_NOTE } from '@/backend/demo/hard-cases';
import { createRandom } from '@/backend/demo/random';
import { composeNote } from '@/backend/demo/wording/compose';

const { notes, callLogs } = generateDemo({ size: 'demo', seed: 4, today: '2026-03-10' });
const planted = HARD_CASE_NOTES.length + 1;

test('notes are one to four sentences and mostly unlike each other', () => {
  const texts = notes.slice(planted).map(({ noteEntry }) => noteEntry ?? '');
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(400);
  expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(10);
  expect(new Set(texts).size / texts.length).toBeGreaterThan(0.6);
});

test('notes are numbered in the order in which they were written, behind the planted ones', () => {
  const written = notes.slice(planted).map(({ createDate }) => createDate ?? '');
  expect(written).toEqual([...written].sort((a, b) => a.localeCompare(b)));
  expect(notes[planted - 1]?.noteId).toBe(LONG_NOTE.noteId + HARD_CASE_NOTES.length);
});

test('call logs are written on working days, with few on Saturdays', () => {
  const days = callLogs.map(({ createDate }) => weekday(createDate?.slice(0, 10) ?? ''));
  expect(days.filter((day) => day === 0)).toEqual([]);
  expect(days.filter((day) => day === 6).length / days.length).toBeLessThan(0.05);
});

describe('composing a note', () => {
  const subject = { contact: 'Ana', place: 'Elgin', at: '2026-11-20T10:00:00.000' };

  test('fills in the person and the place', () => {
    const parts = [{ oneOf: ['{contact} of {place} called.'] }, { oneOf: ['Never.'], chance: 0 }];
    expect(composeNote(createRandom(1, 'test'), parts, subject)).toBe('Ana of Elgin called.');
  });

  test('speaks of a month to come, across the turn of the year', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const parts = [{ oneOf: ['{month}'] }];
        expect(['December', 'January', 'February', 'March']).toContain(
          composeNote(createRandom(seed, 'test'), parts, subject),
        );
      }),
    );
  });

  test('refuses a slot that nothing fills', () => {
    const parts = [{ oneOf: ['{weather} today'] }];
    expect(() => composeNote(createRandom(1, 'test'), parts, subject)).toThrow('{weather}');
  });
});
