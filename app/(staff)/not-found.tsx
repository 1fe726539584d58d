/** What a signed-in screen shows in place of a record that does not exist; the frame is around it already. */
import type { Metadata } from 'next';
import { PageNotFound } from '@/components/shell/problem-pages';

export const metadata: Metadata = { title: 'Page not found' };

export default PageNotFound;
