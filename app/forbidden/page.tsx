/** Where middleware leads employees who ask for a manager's page. */
import type { Metadata } from 'next';
import { forbidden } from 'next/navigation';

export const metadata: Metadata = { title: 'Not allowed' };
export const dynamic = 'force-dynamic';

export default function ForbiddenPage() {
  forbidden();
}
