'use client';
import { LeaveGuard } from '@/components/ui/leave-guard';

const TEXTS = {
  title: 'Stop the export?',
  question: 'The export stops when you leave this page, and no file is saved.',
};

/** Asks before leaving the list whose export is running. Its other pages and views keep the export. */
export function ExportLeaveGuard() {
  return <LeaveGuard active staysAt={isSameList} texts={TEXTS} />;
}

/** The report of another presenter is another list. */
function isSameList({ pathname, searchParams }: URL): boolean {
  const here = new URL(location.href);
  return (
    pathname === here.pathname &&
    searchParams.get('presenter') === here.searchParams.get('presenter')
  );
}
