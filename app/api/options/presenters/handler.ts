/**
 * Active presenters to invite, by last name: of each what the invite panel shows, and no user name as in the backend's
 * own response (legacy-api.md D7).
 */
import { NextResponse } from 'next/server';
import { listActivePresenters } from '@/lib/legacy/presenters';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';

export const handlePresenterOptions = ownEndpoint('GET', async (caller) =>
  NextResponse.json(
    { presenters: await listActivePresenters(caller) },
    { headers: { 'cache-control': 'private, no-store' } },
  ),
);
