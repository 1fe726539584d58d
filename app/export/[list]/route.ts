/** Exported files, streamed while they are written. A read: needs a session and our own origin, but no XSRF token. */
import { type NextRequest, NextResponse } from 'next/server';
import { parseExportRequest } from '@/lib/export/export-request';
import { FRAMES_TYPE } from '@/lib/export/frames';
import { exportedList } from '@/lib/export/lists';
import { acquireSlot, startExport } from '@/lib/export/process/export-process';
import { exportBody, waitForFirstRow } from '@/lib/export/response';
import { fullName } from '@/lib/format/text';
import { methodNotAllowed, problemResponse } from '@/lib/proxy/problem-response';
import { withSession } from '@/lib/proxy/with-session';
import { REQUEST_ID_HEADER } from '@/lib/session/request-headers';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Milliseconds until the response begins, even if the backend has not responded. */
const FIRST_BYTE = 700;

async function exportFile(
  request: NextRequest,
  { params }: { params: Promise<{ list: string }> },
): Promise<NextResponse> {
  if (request.method !== 'GET') return methodNotAllowed(['GET']);
  const list = exportedList((await params).list);
  if (!list) return problemResponse({ status: 404, title: 'This list does not exist.' });
  return withSession(request, list.access, async (context, session) => {
    const { requestId } = context;
    const query = request.nextUrl.searchParams;
    const parsed = parseExportRequest(list, query);
    const slot = acquireSlot(session?.backend ?? '');
    if ('status' in slot) return problemResponse(slot, requestId, { 'retry-after': '60' });
    const person = fullName(session?.firstName ?? null, session?.lastName ?? null);
    const task = { list: list.name, query: query.toString(), person, context };
    const running = startExport(task, slot.release);
    request.signal.addEventListener('abort', running.stop);
    const started = await waitForFirstRow(running, FIRST_BYTE);
    if ('kind' in started) {
      return problemResponse({ status: started.status, title: started.message }, requestId);
    }
    const { option, copy, format } = parsed;
    const file = `${option.file}${copy === 'public' ? '-public' : ''}.${format}`;
    const withEvents = request.headers.get('accept') === FRAMES_TYPE;
    return new NextResponse(exportBody(started, withEvents), {
      headers: {
        'content-type': withEvents ? FRAMES_TYPE : TYPES[format],
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'private, no-store',
        [REQUEST_ID_HEADER]: requestId,
      },
    });
  });
}

export {
  exportFile as DELETE,
  exportFile as GET,
  // Next would run an export for each HEAD request.
  exportFile as HEAD,
  exportFile as PATCH,
  exportFile as POST,
  exportFile as PUT,
};
