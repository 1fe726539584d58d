/** The XML 1.0 that a data file needs, and nothing more; what is not well-formed is an error. */

export interface Element {
  name: string;
  attributes: Partial<Record<string, string>>;
  children: Element[];
  /** Between its tags, outside of its children. */
  text: string;
}

export type Token =
  | { kind: 'open'; name: string; attributes: Element['attributes'] }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const TOKEN = /<\?xml[^>]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g;
/** Char of XML 1.0; whole characters only. */
const ALLOWED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** Piece by piece, for a file that is too large to stand in memory as elements. */
export function* xmlTokens(xml: string): Generator<Token> {
  if (!ALLOWED.test(xml)) throw new Error('A character is none of XML 1.0');
  const open: string[] = [];
  let at = 0;
  for (const token of xml.matchAll(TOKEN)) {
    at += token[0].length;
    const [, closing, name, attributes = '', empty, text] = token;
    if (text !== undefined) yield { kind: 'text', text: decoded(text) };
    if (name === undefined) continue;
    if (!closing) {
      open.push(name);
      yield { kind: 'open', name, attributes: attributesIn(attributes) };
      if (!empty) continue;
    }
    const closed = open.pop();
    if (closed !== name) throw new Error(`</${name}> closes <${closed}>`);
    yield { kind: 'close', name };
  }
  if (at !== xml.length || open.length > 0) throw new Error('Not well-formed');
}

export function parseXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const token of xmlTokens(xml)) {
    const current = open.at(-1) ?? root;
    if (token.kind === 'text') current.text += token.text;
    else if (token.kind === 'close') open.pop();
    else {
      const { name, attributes } = token;
      const element = { name, attributes, children: [], text: '' };
      current.children.push(element);
      open.push(element);
    }
  }
  const [only, another] = root.children;
  if (!only || another) throw new Error('Not well-formed');
  return only;
}

function attributesIn(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
    name,
    decoded(value),
  ]);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length)
    throw new Error('An attribute twice');
  return Object.fromEntries(pairs);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  // A parser turns every line break into one of its own.
  return text.replace(/\r\n?/g, '\n').replace(/&([^;]*);?/g, (whole, name: string) => {
    const [, digits] = /^#x([\da-f]+)$/i.exec(name) ?? [];
    const known = digits ? String.fromCodePoint(Number.parseInt(digits, 16)) : ENTITIES[name];
    if (known === undefined || !whole.endsWith(';')) throw new Error(`${whole} means nothing`);
    return known;
  });
}
