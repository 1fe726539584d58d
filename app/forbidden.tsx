import type { Metadata } from 'next';
import { NotAllowed } from '@/components/shell/not-allowed';

export const metadata: Metadata = { title: 'Not allowed' };

export default NotAllowed;
