/** A program with one running export, which prints a line after its first row. */
import { startExport } from '@/lib/export/process/export-process';
import { waitForFirstRow } from '@/lib/export/response';

const context = { cookieHeader: '', xsrfToken: null, requestId: 'the only one' };
const running = startExport({ list: 'contacts', query: 'rows=all', person: '', context }, () => {
  throw new Error('It has ended.');
});
// A second later the export process is idle.
void waitForFirstRow(running, 60_000).then(() =>
  setTimeout(() => process.stdout.write('The first row is there.\n'), 1_000),
);
