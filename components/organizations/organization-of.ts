/** The organization that a page is about: its title and its content ask for it, the backend is asked once. */
import 'server-only';
import { cache } from 'react';
import { getOrganization } from '@/lib/legacy/organizations';
import { currentSession } from '@/lib/session/guard';

/** Null while nobody is signed in, which the page itself finds out. Throws as `getOrganization` does. */
export const organizationOf = cache(async (orgId: number) => {
  const opened = await currentSession();
  return opened.kind === 'signed-in' ? getOrganization(opened.context, orgId) : null;
});
