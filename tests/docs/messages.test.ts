/** Texts on the screen: none is written twice, and each is short and plain (GOV.UK and USWDS guidance). */
import { parse } from '@babel/parser';
import { z } from 'zod';
import { filesWith, textOf } from './repository';

interface Text {
  place: string;
  text: string;
}

type Node = Record<string, unknown> & { type: string; loc: { start: { line: number } } };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

/** Literals, templates and texts of elements, as one line. A value within is `{}`. */
function textsIn(file: string): Text[] {
  const found: Text[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || value.type === 'ImportDeclaration') return;
    const text = textOfNode(value);
    const place = `${file}:${value.loc.start.line}`;
    if (text !== null) found.push({ place, text: text.replace(/\s+/g, ' ').trim() });
    for (const [name, part] of Object.entries(value)) {
      if (!/comments$/i.test(name) && typeof part === 'object') visit(part);
    }
  };
  visit(parse(textOf(file), { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program);
  return found;
}

const quasis = z.array(z.object({ value: z.object({ cooked: z.string() }) }));

function textOfNode(node: Node): string | null {
  if (node.type === 'TemplateLiteral') {
    const parts = quasis.parse(node.quasis).map(({ value }) => value.cooked);
    return parts.join('{}');
  }
  return node.type === 'StringLiteral' || node.type === 'JSXText' ? String(node.value) : null;
}

/** Sentences of four words or more. */
const messages = filesWith('ts', 'tsx')
  .filter((file) => /^(app|components|lib)\//.test(file))
  .flatMap(textsIn)
  .filter(({ text }) => /[.!?]$/.test(text) && text.split(' ').length >= 4);

test('no message is written twice', () => {
  const places = new Map<string, string[]>();
  for (const { text, place } of messages) places.set(text, [...(places.get(text) ?? []), place]);
  expect(messages.length).toBeGreaterThan(150);
  expect([...places].filter(([, all]) => all.length > 1)).toEqual([]);
});

test('sentences have 25 words at most', () => {
  const long = messages.flatMap(({ text, place }) =>
    text
      .split(/(?<=[.!?:])\s/)
      .filter((sentence) => sentence.split(' ').length > 25)
      .map((sentence) => [place, sentence]),
  );
  expect(long).toEqual([]);
});
