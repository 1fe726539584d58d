import type { Metadata } from 'next';
import { eventFormScreen } from '@/components/events/event-form-screen';
import { protectedPage } from '@/components/shell/protected-page';
import { recordIdIn } from '@/components/shell/record-page';

export const metadata: Metadata = { title: 'Edit Event' };

export default protectedPage(async (visit, { params }: PageProps<'/events/[id]'>) =>
  eventFormScreen(visit, await recordIdIn(params)),
);
