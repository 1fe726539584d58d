/** A county goes into the path of a save, and one that the backend does not know destroys the record (legacy-api.md §3.3). */

import { listCounties } from '@/lib/legacy/lookups';
import type { RequestContext } from '@/lib/legacy/request-context';
import { invalidValues } from '@/lib/proxy/bff-route';

/** Throws HttpProblem unless the backend knows the county. */
export async function refuseUnknownCounty(context: RequestContext, county: string): Promise<void> {
  if ((await listCounties(context)).includes(county)) return;
  throw invalidValues({ countyName: 'County is not one of the list.' });
}
