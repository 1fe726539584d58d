/** Rendered inside the shell, in place of a record that does not exist. */
import type { Metadata } from 'next';
import { PageNotFound } from '@/components/shell/problem-pages';

export const metadata: Metadata = { title: 'Page not found' };

export default PageNotFound;
