/** Reads an .xlsx file without the library that writes it, by ECMA-376; throws on formulas and errors. */
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';

export interface Cell {
  kind: 'text' | 'number' | 'date';
  /** Of a date its wall clock, `YYYY-MM-DDTHH:mm:ss`. */
  value: string | number;
  /** Number format, such as `m/d/yyyy`. */
  format: string;
  bold: boolean;
}

export interface Sheet {
  name: string;
  /** By row and column, both from 0; undefined for an empty cell. */
  rows: (Cell | undefined)[][];
  frozenRows: number;
  widths: number[];
}

const REPEATED = 'sheet sheetView numFmt font xf col row c r si'.split(' ');
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

/** White space at an edge is dropped without xml:space="preserve". */
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
    sheets: z.object({ sheet: z.array(z.object({ name: z.string() })) }),
  }),
});
const sharedTexts = z.object({ sst: z.object({ si: z.array(richText).default([]) }) });

/** Formats that have a number and no text (ECMA-376, 18.8.30). */
const BUILT_IN = new Map([
  [1, '0'],
  [14, 'm/d/yyyy'],
  [49, '@'],
]);

export function openWorkbook(file: Uint8Array): Sheet[] {
  const parts = unzipSync(file);
  const read = <Part extends z.ZodType>(path: string, part: Part): z.output<Part> =>
    part.parse(parser.parse(strFromU8(parts[path] ?? new Uint8Array()), true));
  const { numFmts, fonts, cellXfs } = read('xl/styles.xml', styleSheet).styleSheet;
  const formats = new Map(numFmts.numFmt.map((format) => [format.numFmtId, format.formatCode]));
  const styles = cellXfs.xf.map(({ numFmtId, fontId }) => ({
    format: (formats.get(numFmtId) ?? BUILT_IN.get(numFmtId) ?? 'General').replaceAll('\\', ''),
    bold: (fonts.font[fontId]?.b?.val ?? 'false') === 'true',
  }));
  const shared =
    'xl/sharedStrings.xml' in parts ? read('xl/sharedStrings.xml', sharedTexts).sst.si : [];
  const cellOf = ({ s, t, v, is }: WireCell): Cell | undefined => {
    const value = t === 'inlineStr' ? is : t === 's' ? shared[Number(v)] : v;
    if (value === undefined) return undefined;
    const { format = '', bold = false } = styles[s] ?? {};
    if (t !== 'n') return { kind: 'text', value, format, bold };
    if (!/[ymdh]/.test(format)) return { kind: 'number', value: Number(value), format, bold };
    // Days since 30 December 1899.
    const clock = new Date(Math.round((Number(value) - 25_569) * 86_400) * 1_000);
    return { kind: 'date', value: clock.toISOString().slice(0, 19), format, bold };
  };

  return read('xl/workbook.xml', workbook).workbook.sheets.sheet.map(({ name }, at) => {
    const path = `xl/worksheets/sheet${at + 1}.xml`;
    const { sheetViews, cols, sheetData } = read(path, worksheet).worksheet;
    const rows: Sheet['rows'] = [];
    for (const row of sheetData.row) {
      const cells: Sheet['rows'][number] = [];
      for (const one of row.c) cells[columnOf(one.r)] = cellOf(one);
      rows[row.r - 1] = Array.from(cells);
    }
    const pane = sheetViews?.sheetView[0]?.pane;
    return {
      name,
      rows: Array.from(rows, (row = []) => row),
      frozenRows: pane?.state === 'frozen' ? pane.ySplit : 0,
      widths: cols.col.flatMap(({ min, max, width }) => Array(max - min + 1).fill(width)),
    };
  });
}

const columnOf = (reference: string) =>
  [...reference.replace(/\d+$/, '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;
