/**
 * Reads an .xlsx file without the library that writes it: the zip by its directory, the XML by a strict reader, cells
 * by what ECMA-376 says of them. Whatever a spreadsheet program would complain of is an error here.
 */
import { type Element, parseXml } from './strict-xml';
import { unzip } from './zip';

export interface OpenedCell {
  /** As it stands in the file: text, or the number behind a number or a date. */
  value: string | number;
  /** Number format, such as `m/d/yyyy`. */
  format: string;
  bold: boolean;
}

export interface OpenedSheet {
  name: string;
  /** By row and column, both from 0; undefined for an empty cell. */
  rows: (OpenedCell | undefined)[][];
  frozenRows: number;
  widths: number[];
}

export function openWorkbook(file: Buffer): OpenedSheet[] {
  const parts = unzip(file);
  const xml = (path: string) => {
    const part = parts.get(path);
    if (part === undefined) throw new Error(`${path} is missing`);
    return parseXml(part.toString('utf8'));
  };
  const styles = stylesIn(xml('xl/styles.xml'));
  const targets = new Map(
    xml('xl/_rels/workbook.xml.rels').children.map(({ attributes }) => [
      attributes.Id,
      `xl/${attributes.Target?.replace(/^\/?(xl\/)?/, '')}`,
    ]),
  );
  const declared = new Set(
    xml('[Content_Types].xml').children.map(({ attributes }) => attributes.PartName),
  );
  return all(xml('xl/workbook.xml'), 'sheet').map(({ attributes }) => {
    const path = targets.get(attributes['r:id']) ?? '';
    if (!declared.has(`/${path}`)) throw new Error(`${path} has no content type`);
    return sheetIn(attributes.name ?? '', xml(path), styles);
  });
}

interface Style {
  format: string;
  bold: boolean;
}

function stylesIn(root: Element): Style[] {
  const formats = new Map(
    all(root, 'numFmt').map(({ attributes }) => [attributes.numFmtId, attributes.formatCode]),
  );
  const fonts = only(root, 'fonts').children;
  return only(root, 'cellXfs').children.map(({ attributes }) => ({
    format: formats.get(attributes.numFmtId) ?? BUILT_IN[attributes.numFmtId ?? ''] ?? 'General',
    bold: all(fonts[Number(attributes.fontId)], 'b').length > 0,
  }));
}

/** Formats that have a number and no text (ECMA-376, 18.8.30). */
const BUILT_IN: Record<string, string> = { '1': '0', '49': '@' };

function sheetIn(name: string, root: Element, styles: Style[]): OpenedSheet {
  const rows: OpenedSheet['rows'] = [];
  let last = 0;
  for (const row of only(root, 'sheetData').children) {
    const number = Number(row.attributes.r);
    if (number <= last) throw new Error(`Row ${number} stands behind row ${last}`);
    last = number;
    const cells: OpenedSheet['rows'][number] = [];
    for (const cell of row.children) {
      const place = /^([A-Z]+)(\d+)$/.exec(`${cell.attributes.r}`);
      if (Number(place?.[2]) !== number)
        throw new Error(`${cell.attributes.r} is in row ${number}`);
      cells[columnOf(place?.[1] ?? '')] = cellIn(cell, styles);
    }
    rows[number - 1] = cells;
  }
  const pane = all(root, 'pane')[0]?.attributes;
  return {
    name,
    rows,
    frozenRows: pane?.state === 'frozen' ? Number(pane.ySplit) : 0,
    widths: all(root, 'col').flatMap(({ attributes: { min, max, width } }) =>
      Array.from({ length: Number(max) - Number(min) + 1 }, () => Number(width)),
    ),
  };
}

function cellIn(cell: Element, styles: Style[]): OpenedCell | undefined {
  const style = styles[Number(cell.attributes.s ?? 0)];
  if (!style) throw new Error(`${cell.attributes.r} has a style that there is not`);
  const [content, another] = cell.children;
  if (!content) return undefined;
  const text = textOf(cell.attributes.t === 'inlineStr' ? only(content, 't') : content);
  if (another || content.name !== (cell.attributes.t === 'inlineStr' ? 'is' : 'v')) {
    throw new Error(`${cell.attributes.r} is more or other than a value`);
  }
  if (cell.attributes.t === 'str' || cell.attributes.t === 'inlineStr') {
    return { value: text, ...style };
  }
  if (cell.attributes.t !== undefined && cell.attributes.t !== 'n') {
    throw new Error(`${cell.attributes.r} is of type ${cell.attributes.t}`);
  }
  if (text === '' || Number.isNaN(Number(text))) throw new Error(`${text} is no number`);
  return { value: Number(text), ...style };
}

/** An ST_Xstring (22.9.2.19), whose blanks at the edge a program may take away unless it is told not to. */
function textOf({ text, attributes }: Element): string {
  if (/^[\s\u200b]|[\s\u200b]$/.test(text) && attributes['xml:space'] !== 'preserve') {
    throw new Error(`The blanks of ${JSON.stringify(text)} do not count`);
  }
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function all(element: Element | undefined, name: string): Element[] {
  return (element?.children ?? []).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ]);
}

function only(element: Element, name: string): Element {
  const [found, another] = all(element, name);
  if (!found || another) throw new Error(`Not one <${name}>`);
  return found;
}
