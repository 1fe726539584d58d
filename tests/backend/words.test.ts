/** Words of a search and how far they may be off (legacy-api.md §4). */
import { editsBetween, forgivenEdits, wordsOf } from '@/backend/search/words';

test.each([
  ['Springfield Public Library', ['springfield', 'public', 'library']],
  ["St. Mary's", ['st', 'mary', 's']],
  ['office@example.org', ['office', 'example', 'org']],
  ['312-555-0102', ['312', '555', '0102']],
  ['Café ÉTÉ', ['café', 'été']],
  ['cafe\u0301', ['café']],
  ['a_b, a/b; A', ['a', 'b']],
  ['مركز 日本', ['مركز', '日本']],
  ['… & —', []],
  ['', []],
])('the text "%s" is the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a word is cut where the search engine cuts it', () => {
  expect(wordsOf('x'.repeat(1000))).toEqual(['x'.repeat(255)]);
});

test.each([
  ['ab', 0],
  ['abc', 1],
  ['abcde', 1],
  ['abcdef', 2],
  ['日本', 0],
  ['😀😀😀', 1],
])('the word %s forgives %i edits', (word, edits) => {
  expect(forgivenEdits(word)).toBe(edits);
});

test.each([
  ['maple', 'maple', 0],
  ['maple', 'maples', 1],
  ['maple', 'mape', 1],
  ['maple', 'mable', 1],
  ['maple', 'mapel', 1],
  ['maple', 'mapleel', 2],
  ['springfield', 'sprnigfeld', 2],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
])('between %s and %s are %i edits', (one, other, edits) => {
  expect(editsBetween(one, other)).toBe(edits);
});
