import type { Metadata } from 'next';
import { listScreen } from '@/components/list/list-screen';
import { listCallLogs } from '@/lib/legacy/call-logs';
import { callLogListOf } from '@/lib/list/definitions/call-logs';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Call logs' };

export default listScreen(({ firstName }) => callLogListOf(firstName), {
  title: 'Call logs',
  create: { label: 'Create call log', href: routes.newCallLog },
  exported: 'call-logs',
  exportHint: 'Only exports call logs with a note.',
  load: listCallLogs,
});
