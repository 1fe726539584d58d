/**
 * Who presents an event now. A page asks after joining, leaving or inviting, in place of being loaded anew, which
 * could fail and would take along what somebody is writing on it.
 */
import { NextResponse } from 'next/server';
import { z } from 'zod';
import { matchPath } from '@/lib/contract/path';
import { id } from '@/lib/contract/values';
import { getPresenterState } from '@/lib/legacy/presenters';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { pathOfRequest } from '@/lib/proxy/path-of-request';
import { refusedRequest } from '@/lib/proxy/problem';
import { fieldChecks } from '@/lib/proxy/refused';

const PATH = '/api/events/{eventId}/presenters';
const params = z.strictObject({ eventId: id });

export const handleEventPresenters = ownEndpoint('GET', async (caller, request) => {
  const { check, refusal } = fieldChecks();
  const event = check(params, matchPath(PATH, pathOfRequest(request)));
  if (!event) return refusedRequest(refusal(), caller.requestId);
  return NextResponse.json(await getPresenterState(caller, event.eventId), {
    headers: { 'cache-control': 'private, no-store' },
  });
});
