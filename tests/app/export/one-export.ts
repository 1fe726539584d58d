/** A server of which nothing is there but one export under way; says so with its first row. */
import { openingOf } from '@/lib/export/answer';
import { makeFile } from '@/lib/export/process/make-file';

const context = { cookieHeader: '', xsrfToken: null, requestId: 'the only one' };
const making = makeFile({ list: 'contacts', query: 'rows=all', person: '', context }, () => {
  throw new Error('It has ended.');
});
// A moment later nothing is on its way any more, and the process has nothing to say.
void openingOf(making, 60_000).then(() =>
  setTimeout(() => process.stdout.write('The first row is there.\n'), 1_000),
);
