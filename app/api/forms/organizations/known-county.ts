/** The county is in the path of a save, and an unknown one destroys the record (legacy-api.md §3.3). */
import { listCounties } from '@/lib/legacy/lookups';
import type { RequestContext } from '@/lib/legacy/request-context';
import { invalidValues } from '@/lib/proxy/bff-route';

/** Throws HttpProblem. */
export async function rejectUnknownCounty(context: RequestContext, county: string): Promise<void> {
  if ((await listCounties(context)).includes(county)) return;
  throw invalidValues({ countyName: 'Choose a county from the list.' });
}
