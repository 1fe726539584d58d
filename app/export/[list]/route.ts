/**
 * Files of a list, made while they are sent. A read: nothing changes by it, so it needs no token; but who asks is
 * asked here again, and a page of another site may not.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { bareFile, fileWithNews, openingOf } from '@/lib/export/answer';
import { type Asked, readAsked } from '@/lib/export/asked';
import { type Format, fileNameOf } from '@/lib/export/choices';
import { FRAMES_TYPE } from '@/lib/export/frames';
import { exportedList } from '@/lib/export/lists';
import { type Making, makeFile, takeSlot } from '@/lib/export/process/make-file';
import { fullName } from '@/lib/format/text';
import { failedCall } from '@/lib/proxy/failed-call';
import { methodNotAllowed, problem, refusedRequest } from '@/lib/proxy/problem';
import { withSession } from '@/lib/proxy/with-session';
import { REQUEST_ID_HEADER } from '@/lib/session/request-headers';

const TYPES: Record<Format, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** The response begins within this time, even while the backend is silent; milliseconds. */
const FIRST_BYTE = 700;

async function exportFile(
  request: NextRequest,
  { params }: { params: Promise<{ list: string }> },
): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  if (request.method !== 'GET') return methodNotAllowed(['GET'], requestId);
  const list = exportedList((await params).list);
  if (!list) return problem({ status: 404, title: 'There is no such list.', requestId });
  return withSession(request, list.access, requestId, async (context, session) => {
    const query = request.nextUrl.searchParams;
    const asked = readAsked(list, query);
    if (asked.kind === 'refused') return refusedRequest(asked, requestId);
    const slot = takeSlot(session?.backend ?? '');
    if (slot.kind !== 'taken') {
      return problem({ ...REFUSED_SLOTS[slot.kind], requestId }, { 'retry-after': '60' });
    }
    const person = fullName(session?.firstName ?? null, session?.lastName ?? null);
    const task = { list: list.name, query: query.toString(), person, context };
    const making = makeFile(task, slot.release);
    request.signal.addEventListener('abort', making.stop);
    return answer(making, asked, request, requestId);
  });
}

async function answer(
  begun: Making,
  { choice, copy, format }: Asked,
  { headers }: NextRequest,
  requestId: string,
): Promise<NextResponse> {
  const opening = await openingOf(begun, FIRST_BYTE);
  if (opening.kind === 'failed') {
    const { status, message } = opening.news;
    return failedCall({ status, title: message }, requestId);
  }
  const withNews = headers.get('accept') === FRAMES_TYPE;
  const body = withNews ? fileWithNews(opening.making) : bareFile(opening.making);
  return new NextResponse(body, {
    headers: {
      'content-type': withNews ? FRAMES_TYPE : TYPES[format],
      'content-disposition': `attachment; filename="${fileNameOf(choice, copy, format)}"`,
      'cache-control': 'private, no-store',
      [REQUEST_ID_HEADER]: requestId,
    },
  });
}

const REFUSED_SLOTS = {
  'own-running': {
    status: 429,
    title: 'Another export of yours is still running. Wait for it, or cancel it.',
  },
  'too-many': {
    status: 503,
    title: 'Too many exports are running right now. Please try again in a minute.',
  },
};

export {
  exportFile as DELETE,
  exportFile as GET,
  // Next would run an export for each HEAD request.
  exportFile as HEAD,
  exportFile as PATCH,
  exportFile as POST,
  exportFile as PUT,
};
