/**
 * Invites to an event: a POST of ours in place of the backend's GET, which changes state and mails without a
 * token and must never be asked twice (legacy-api.md §1.6, §1.18, §5.2). Guarded as every write of the proxy.
 */
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { sendInvite } from '@/lib/contract/calls/presenters';
import { newInvite } from '@/lib/contract/entities/invite';
import { matchPath } from '@/lib/contract/path';
import { id } from '@/lib/contract/values';
import type { CheckedInput } from '@/lib/legacy/send';
import { forward } from '@/lib/proxy/forward';
import { guarded } from '@/lib/proxy/guarded';
import { pathOfRequest } from '@/lib/proxy/path-of-request';
import { refusedMethod, refusedRequest } from '@/lib/proxy/problem';
import type { ReadInput } from '@/lib/proxy/read-input';
import { readJson } from '@/lib/proxy/read-json';
import { fieldChecks } from '@/lib/proxy/refused';

const PATH = '/api/events/{eventId}/invites';
const params = z.strictObject({ eventId: id });

export async function handleInvites(request: NextRequest): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  if (request.method !== 'POST') return refusedMethod(['POST'], requestId);

  return guarded(request, sendInvite.access, requestId, async (caller) => {
    const path = pathOfRequest(request);
    const read = await readInvite(request, path);
    if (read.kind === 'refused') return refusedRequest(read, requestId);
    return forward(caller, sendInvite, read.input, path, request.signal);
  });
}

async function readInvite(request: NextRequest, path: string): Promise<ReadInput> {
  const { check, refusal } = fieldChecks();
  const event = check(params, matchPath(PATH, path));
  const read = await readJson(request);
  if (read.kind === 'refused') return read;
  const invite = check(newInvite, read.value);
  if (!event || !invite) return refusal();
  const { presenterIds, ...texts } = invite;
  const input: CheckedInput = {
    params: { ...texts, ...event },
    query: { presenter: presenterIds.map(String) },
    body: undefined,
  };
  return { kind: 'input', input };
}
