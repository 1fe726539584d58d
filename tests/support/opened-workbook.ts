/**
 * Reads an .xlsx file without the library that writes it: the zip by its directory, the XML by a strict reader, cells
 * by what ECMA-376 says of them. Whatever a spreadsheet program would complain of is an error here.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { type Element, parseXml } from './strict-xml';

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
    widths: all(root, 'col').map(({ attributes }) => Number(attributes.width)),
  };
}

function cellIn(cell: Element, styles: Style[]): OpenedCell | undefined {
  const style = styles[Number(cell.attributes.s ?? 0)];
  if (!style) throw new Error(`${cell.attributes.r} has a style that there is not`);
  const parts = cell.children.map((child) => child.name);
  if (parts.length === 0) return undefined;
  if (parts.join() !== 'v') throw new Error(`${cell.attributes.r} is more than a value: ${parts}`);
  const text = cell.children[0]?.text ?? '';
  if (cell.attributes.t === 'str') return { value: text, ...style };
  if (cell.attributes.t !== undefined && cell.attributes.t !== 'n') {
    throw new Error(`${cell.attributes.r} is of type ${cell.attributes.t}`);
  }
  if (text === '' || Number.isNaN(Number(text))) throw new Error(`${text} is no number`);
  return { value: Number(text), ...style };
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

/** Parts by path, each checked against its sum. */
function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('The file broke off: it has no directory');
  const parts = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let entry = 0; entry < file.readUInt16LE(end + 10); entry += 1) {
    const [name, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field));
    const path = file.toString('utf8', at + 46, at + 46 + (name ?? 0));
    const local = file.readUInt32LE(at + 42);
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(begin, begin + file.readUInt32LE(at + 20));
    const part = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    if (crc32(part) !== file.readUInt32LE(at + 16)) throw new Error(`${path} is damaged`);
    parts.set(path, part);
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}
