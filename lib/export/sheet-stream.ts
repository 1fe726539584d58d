/** Where the rows of a sheet of exceljs go, which it does not tell: held to what files and slow readers need. */
import 'server-only';
import type ExcelJS from 'exceljs';
import { z } from 'zod';

/** Blanks at the edge of a value, as far as any program takes them away. */
const BLANK_EDGE = /<([vt])>(?=[\s\u200b]|[^<]*[\s\u200b]<)/g;

/** What exceljs gives the XML of rows to, as text; it is not in its types. */
const taken = z.object({ stream: z.custom<{ write: (xml: unknown) => unknown }>() });

/** Says of values that their blanks count, which exceljs leaves out. */
export function keepBlanks(sheet: ExcelJS.Worksheet): void {
  const { stream } = taken.parse(sheet);
  const write = stream.write.bind(stream);
  stream.write = (xml) =>
    write(typeof xml === 'string' ? xml.replace(BLANK_EDGE, '<$1 xml:space="preserve">') : xml);
}

/** What exceljs gives its rows to, whether it is ready for them or not; it is not in its types. */
const piped = z.object({
  stream: z.object({ pipes: z.tuple([z.custom<NodeJS.WritableStream>()]) }),
});

export function compressorOf(sheet: ExcelJS.Worksheet): NodeJS.WritableStream {
  return piped.parse(sheet).stream.pipes[0];
}
