/**
 * Reads an .xlsx file without the library that writes it: cells by what ECMA-376 says of them. What a spreadsheet program
 * would complain of is an error here.
 */
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';

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

const REPEATED = 'Override Relationship sheet sheetView numFmt font xf col row c r si'.split(' ');
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  alwaysCreateTextNode: true,
  trimValues: false,
  parseTagValue: false,
  processEntities: true,
  htmlEntities: true,
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && REPEATED.includes(name),
});

/** Char of XML 1.0; whole characters only. */
const ALLOWED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
/** Blanks at its edge a program may take away unless it is told not to. */
const BLANK_EDGE = /^[\s\u200b]|[\s\u200b]$/;

/** An ST_Xstring (22.9.2.19). */
const text = z
  .object({ '#text': z.string().default(''), 'xml:space': z.literal('preserve').optional() })
  .refine((node) => node['xml:space'] || !BLANK_EDGE.test(node['#text']), 'Its blanks do not count')
  .transform((node) =>
    node['#text'].replace(/_x([\dA-Fa-f]{4})_/g, (_escape, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
const richText = z
  .object({ t: text.optional(), r: z.array(z.object({ t: text })).default([]) })
  .transform(({ t, r }) => t ?? r.map((run) => run.t).join(''));
const cell = z.object({
  r: z.string().regex(/^[A-Z]+\d+$/),
  s: z.coerce.number().default(0),
  t: z.enum(['n', 'str', 's', 'inlineStr', 'b', 'e']).default('n'),
  v: text.optional(),
  is: richText.optional(),
  f: z.never({ error: 'A cell is a formula' }).optional(),
});
type WireCell = z.output<typeof cell>;

const numbered = z.coerce.number();
const worksheet = z.object({
  worksheet: z.object({
    sheetViews: z
      .object({
        sheetView: z.array(
          z.object({ pane: z.object({ ySplit: numbered, state: z.string() }).optional() }),
        ),
      })
      .optional(),
    cols: z
      .object({ col: z.array(z.object({ min: numbered, max: numbered, width: numbered })) })
      .default({ col: [] }),
    sheetData: z.object({
      row: z.array(z.object({ r: numbered, c: z.array(cell).default([]) })).default([]),
    }),
  }),
});
const flag = z.object({ val: z.string().default('true') }).optional();
const styleSheet = z.object({
  styleSheet: z.object({
    numFmts: z
      .object({ numFmt: z.array(z.object({ numFmtId: numbered, formatCode: z.string() })) })
      .default({ numFmt: [] }),
    fonts: z.object({ font: z.array(z.object({ b: flag })) }),
    cellXfs: z.object({ xf: z.array(z.object({ numFmtId: numbered, fontId: numbered })) }),
  }),
});
const workbook = z.object({
  workbook: z.object({
    sheets: z.object({ sheet: z.array(z.object({ name: z.string(), 'r:id': z.string() })) }),
  }),
});
const relations = z.object({
  Relationships: z.object({
    Relationship: z.array(z.object({ Id: z.string(), Target: z.string() })),
  }),
});
const contentTypes = z.object({
  Types: z.object({ Override: z.array(z.object({ PartName: z.string() })) }),
});
const sharedTexts = z.object({ sst: z.object({ si: z.array(richText).default([]) }) });

/** Formats that have a number and no text (ECMA-376, 18.8.30). */
const BUILT_IN = new Map([
  [1, '0'],
  [14, 'm/d/yyyy'],
  [49, '@'],
]);

export function openWorkbook(file: Uint8Array): OpenedSheet[] {
  const parts = unzipSync(file);
  const read = <Part extends z.ZodType>(path: string, part: Part): z.output<Part> => {
    const xml = strFromU8(parts[path] ?? new Uint8Array());
    if (!ALLOWED.test(xml)) throw new Error(`${path} has a character that is none of XML 1.0`);
    return part.parse(parser.parse(xml, true));
  };
  const { numFmts, fonts, cellXfs } = read('xl/styles.xml', styleSheet).styleSheet;
  const formats = new Map(numFmts.numFmt.map((format) => [format.numFmtId, format.formatCode]));
  const styles = cellXfs.xf.map(({ numFmtId, fontId }) => ({
    format: (formats.get(numFmtId) ?? BUILT_IN.get(numFmtId) ?? 'General').replaceAll('\\', ''),
    bold: (fonts.font[fontId]?.b?.val ?? 'false') === 'true',
  }));
  const shared =
    'xl/sharedStrings.xml' in parts ? read('xl/sharedStrings.xml', sharedTexts).sst.si : [];
  const cellOf = ({ r, s, t, v, is }: WireCell): OpenedCell | undefined => {
    const style = styles[s];
    if (!style) throw new Error(`${r} has a style that there is not`);
    const value = t === 'inlineStr' ? is : t === 's' ? shared[Number(v ?? Number.NaN)] : v;
    if (value === undefined && v === undefined && t === 'n') return undefined;
    if (value === undefined) throw new Error(`${r} has no value`);
    if (t !== 'n') return { value, ...style };
    if (value === '' || Number.isNaN(Number(value))) throw new Error(`${value} is no number`);
    return { value: Number(value), ...style };
  };

  const types = read('[Content_Types].xml', contentTypes).Types.Override;
  const targets = read('xl/_rels/workbook.xml.rels', relations).Relationships.Relationship;
  return read('xl/workbook.xml', workbook).workbook.sheets.sheet.map((sheet) => {
    const target = targets.find(({ Id }) => Id === sheet['r:id'])?.Target ?? '';
    const path = `xl/${target.replace(/^\/?(xl\/)?/, '')}`;
    if (!types.some(({ PartName }) => PartName === `/${path}`)) {
      throw new Error(`${path} has no content type`);
    }
    const { sheetViews, cols, sheetData } = read(path, worksheet).worksheet;
    const rows: OpenedSheet['rows'] = [];
    for (const row of sheetData.row) {
      if (row.r <= rows.length) throw new Error(`Row ${row.r} stands behind row ${rows.length}`);
      const cells: OpenedSheet['rows'][number] = [];
      for (const one of row.c) {
        const [column = '', number] = one.r.split(/(?<=[A-Z])(?=\d)/);
        if (Number(number) !== row.r) throw new Error(`${one.r} is in row ${row.r}`);
        cells[columnOf(column)] = cellOf(one);
      }
      rows[row.r - 1] = cells;
    }
    const pane = sheetViews?.sheetView[0]?.pane;
    return {
      name: sheet.name,
      rows,
      frozenRows: pane?.state === 'frozen' ? pane.ySplit : 0,
      widths: cols.col.flatMap(({ min, max, width }) => Array(max - min + 1).fill(width)),
    };
  });
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
