import type { Metadata } from 'next';
import { eventFormScreen } from '@/components/events/event-form-screen';
import { protectedPage } from '@/components/shell/protected-page';

export const metadata: Metadata = { title: 'Create Event' };

export default protectedPage((employee) => eventFormScreen(employee, null));
