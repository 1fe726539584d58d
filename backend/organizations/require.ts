/** Organizations that another row is about to refer to. */
import { eq } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { organization } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';

/** An unknown id is a server error on this API, never a 404 (legacy-api.md §1.9). */
export async function requireOrganization(db: Queries, orgId: number): Promise<void> {
  const [found] = await db
    .select({ orgId: organization.orgId })
    .from(organization)
    .where(eq(organization.orgId, orgId));
  if (!found) throw new Refusal(500, 'unknown organization');
}
