/** Rendered inside the shell, in place of a page that is not allowed. */
import type { Metadata } from 'next';
import { NotAllowed } from '@/components/shell/problem-pages';

export const metadata: Metadata = { title: 'Not allowed' };

export default NotAllowed;
