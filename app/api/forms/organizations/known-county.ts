/** A county goes into the path of a save, and one that the backend does not know destroys the record (legacy-api.md §3.3). */
import type { Caller } from '@/lib/legacy/caller';
import { listCounties } from '@/lib/legacy/lookups';
import { invalidValues } from '@/lib/proxy/bff-route';

/** Throws HttpProblem unless the backend knows the county. */
export async function refuseUnknownCounty(caller: Caller, county: string): Promise<void> {
  if ((await listCounties(caller)).includes(county)) return;
  throw invalidValues({ countyName: 'County is not one of the list.' });
}
