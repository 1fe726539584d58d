/** The XML 1.0 that a data file needs, and nothing more; what is not well-formed is an error. */

export interface Element {
  name: string;
  attributes: Partial<Record<string, string>>;
  children: Element[];
  /** Between its tags, outside of its children. */
  text: string;
}

const TOKEN = /<\?xml[^>]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([\w:]+)="([^"]*)"/g;
/** Char of XML 1.0; whole characters only. */
const ALLOWED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

export function parseXml(xml: string): Element {
  if (!ALLOWED.test(xml)) throw new Error('A character is none of XML 1.0');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let at = 0;
  for (const token of xml.matchAll(TOKEN)) {
    at += token[0].length;
    const [, closing, name, attributes = '', empty, text] = token;
    const current = open.at(-1) ?? root;
    if (text !== undefined) current.text += decoded(text);
    if (name === undefined) continue;
    if (closing) {
      if (current.name !== name) throw new Error(`</${name}> closes <${current.name}>`);
      open.pop();
      continue;
    }
    const element = { name, attributes: attributesIn(attributes), children: [], text: '' };
    current.children.push(element);
    if (!empty) open.push(element);
  }
  const [only, another] = root.children;
  if (at !== xml.length || open.length !== 1 || !only || another)
    throw new Error('Not well-formed');
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
    const known = ENTITIES[name];
    if (known === undefined || !whole.endsWith(';')) throw new Error(`${whole} means nothing`);
    return known;
  });
}
