/** What a signed-in screen shows in place of what is not allowed; the frame is around it already. */
import type { Metadata } from 'next';
import { NotAllowed } from '@/components/shell/problem-pages';

export const metadata: Metadata = { title: 'Not allowed' };

export default NotAllowed;
