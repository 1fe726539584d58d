/** A county goes into the path of a save, and one that the backend does not know destroys the record (legacy-api.md §3.3). */
import type { NextResponse } from 'next/server';
import type { Caller } from '@/lib/legacy/caller';
import { listCounties } from '@/lib/legacy/lookups';
import { FAILURES } from '@/lib/proxy/failures';
import { refusedRequest } from '@/lib/proxy/problem';

/** The answer that refuses to save; null when the backend knows the county. */
export async function refuseCounty(caller: Caller, county: string): Promise<NextResponse | null> {
  if ((await listCounties(caller)).includes(county)) return null;
  const errors = [{ path: 'values.countyName', message: 'County is not one of the list.' }];
  const { title } = FAILURES.invalid;
  return refusedRequest({ kind: 'refused', status: 400, title, errors }, caller.requestId);
}
