/** The form of an existing event. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { eventFormScreen } from '@/components/events/event-form-screen';
import { protectedPage } from '@/components/shell/protected-page';
import { recordId } from '@/components/shell/record-page';

export const metadata: Metadata = { title: 'Edit Event' };

export default protectedPage(async (employee, { params }: PageProps<'/events/[id]'>) => {
  const eventId = await recordId(params);
  if (eventId === null) notFound();
  return eventFormScreen(employee, eventId);
});
