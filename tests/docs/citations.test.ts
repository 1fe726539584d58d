/** Every citation of docs/legacy-api.md leads to a section, an entity or an assertion of it. */
import { calls } from '@/lib/contract/calls';
import { filesWith, textOf } from './repository';

const REFERENCE = textOf('docs/legacy-api.md');
const withoutNames = (path: string) => path.replace(/\{[^}]*\}/g, '{}');

/** The text of a section, without its heading and up to the next one of the same rank. */
function section(heading: RegExp): string {
  const [, text = ''] = REFERENCE.split(heading);
  return text.split(/^##+ /m)[0] ?? '';
}

const firstOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => id);

const known = new Set([
  ...firstOf(REFERENCE, /^##+ (§[\d.]+|D\d+) /gm),
  ...firstOf(section(/^## §7 .*$/m), /^\| (§7\.\d+) \|/gm),
  ...firstOf(section(/^## §9 .*$/m), /^\| (\d+) \|/gm).map((number) => `assertion ${number}`),
]);

function citationsIn(text: string): string[] {
  const sections = firstOf(text, /(§ ?\d+(?:\.\d+)*)/g).map((cited) => cited?.replace(' ', ''));
  const entities = firstOf(text, /\b(D\d+)\b/g);
  const assertions = firstOf(text, /\bassertions? (\d+(?:(?:,| to| and)+ \d+)*)/gi)
    .flatMap((list) => list?.match(/\d+/g) ?? [])
    .map((number) => `assertion ${number}`);
  return [...sections, ...entities, ...assertions].filter((cited) => cited !== undefined);
}

test('every cited section, entity and assertion is in the reference', () => {
  const cited = filesWith('ts', 'tsx', 'mjs', 'md', 'json', 'css').flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => citationsIn(line).map((id) => [`${file}:${index + 1}`, id])),
  );
  expect(cited.length).toBeGreaterThan(300);
  expect(cited.filter(([, id]) => !known.has(id ?? ''))).toEqual([]);
});

test('the assertions are numbered without a gap', () => {
  const numbers = [...known].filter((id) => id?.startsWith('assertion'));
  expect(numbers).toEqual(numbers.map((_, index) => `assertion ${index + 1}`));
});

test('the index of calls lists the declared ones and no other', () => {
  const listed = firstOf(section(/^### §3\.0 .*$/m), /(\/api\/[^`]+)`/g).map((path = '') =>
    withoutNames(path),
  );
  expect(new Set(listed)).toEqual(new Set(calls.map(({ path }) => withoutNames(path))));
});
