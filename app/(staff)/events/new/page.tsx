/** The form of a new event. `?OrgId=` begins with an organization, `?copy=` with another event; `&repeat=1` asks for dates. */
import type { Metadata } from 'next';
import { eventFormScreen } from '@/components/events/event-form-screen';
import { protectedPage } from '@/components/shell/protected-page';
import { id } from '@/lib/contract/values';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Create Event' };

export default protectedPage(async (visit, { searchParams }: PageProps<'/events/new'>) => {
  const params = await searchParams;
  const idIn = (name: string) => id.safeParse([params[name] ?? []].flat().at(-1)).data;
  const [orgId, copyId, repeats] = [idIn('OrgId'), idIn('copy'), params.repeat !== undefined];
  const query = new URLSearchParams({
    ...(orgId === undefined ? {} : { OrgId: String(orgId) }),
    ...(copyId === undefined ? {} : { copy: String(copyId) }),
  }).toString();
  const address = query ? `${routes.newEvent}?${query}` : routes.newEvent;
  return eventFormScreen(visit, null, { address, orgId, copyId, repeats });
});
