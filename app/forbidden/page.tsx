/** Where middleware leads employees who ask for a manager's page. */
import { forbidden } from 'next/navigation';

export const dynamic = 'force-dynamic';

export default function ForbiddenPage() {
  forbidden();
}
