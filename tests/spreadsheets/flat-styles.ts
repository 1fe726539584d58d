/** Styles in the flat XML of a spreadsheet (OpenDocument 1.3): what of them the tests ask about. */
import { type Element, parseXml } from '@/tests/support/strict-xml';

export interface Style {
  /** Number format as its code, such as `m/d/yyyy`. */
  format: string;
  bold: boolean;
  /** Of a column, in the unit of the file. */
  width: number;
}

export function stylesIn(xml: string): (name: string | undefined) => Style {
  const elements = ['office:styles', 'office:automatic-styles'].flatMap(
    (name) => parseXml(section(xml, name)).children,
  );
  const formats = new Map(
    elements
      .filter(({ name }) => /^number:(?:number|date|text)-style$/.test(name))
      .map(({ attributes, children }) => [attributes['style:name'], children.map(partOf).join('')]),
  );
  const styles = new Map(
    elements
      .filter(({ name }) => name === 'style:style')
      .map(({ attributes, children }) => [
        attributes['style:name'],
        {
          format: formats.get(attributes['style:data-style-name']) ?? 'General',
          bold: property(children, 'fo:font-weight') === 'bold',
          width: Number.parseFloat(property(children, 'style:column-width') ?? '0'),
        },
      ]),
  );
  return (name) => {
    const style = styles.get(name);
    if (!style) throw new Error(`There is no style ${name}`);
    return style;
  };
}

/** From the first tag to the last. */
export function section(xml: string, name: string): string {
  const begin = xml.indexOf(`<${name}>`);
  const end = xml.indexOf(`</${name}>`);
  if (begin < 0 || end < 0) throw new Error(`There is no <${name}>`);
  return xml.slice(begin, end + name.length + 3);
}

function property(groups: Element[], name: string): string | undefined {
  return groups.find(({ attributes }) => attributes[name] !== undefined)?.attributes[name];
}

/** Short and long. */
const PARTS: Record<string, [string, string]> = {
  'number:day': ['d', 'dd'],
  'number:month': ['m', 'mm'],
  'number:year': ['yy', 'yyyy'],
  'number:hours': ['h', 'hh'],
  'number:minutes': ['m', 'mm'],
  'number:seconds': ['s', 'ss'],
  'number:am-pm': ['AM/PM', 'AM/PM'],
  'number:text-content': ['@', '@'],
};

function partOf({ name, attributes, text }: Element): string {
  if (name === 'number:text') return text;
  if (name === 'number:number') return numberFormat(attributes);
  const [short, long] = PARTS[name] ?? [`<${name}>`, `<${name}>`];
  return attributes['number:style'] === 'long' ? long : short;
}

function numberFormat(attributes: Element['attributes']): string {
  const places = attributes['number:decimal-places'];
  if (places === undefined) return 'General';
  const whole = '0'.repeat(Number(attributes['number:min-integer-digits']));
  const grouping = attributes['number:grouping'] ? '#,##' : '';
  return grouping + whole + (places === '0' ? '' : `.${'0'.repeat(Number(places))}`);
}
