/** Pages of one record, whose id is in the address. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { id } from '@/lib/contract/values';
import { LegacyError } from '@/lib/legacy/error';
import type { RequestContext } from '@/lib/legacy/request-context';
import { currentSession } from '@/lib/session/guard';
import { protectedPage, type Visit } from './protected-page';

interface RecordProps {
  params: Promise<{ id: string }>;
}

interface RecordPage<Found> {
  load: (context: RequestContext, id: number) => Promise<Found>;
  /** `found` is null if the record cannot be loaded now. */
  title: (found: Found | null) => string;
  screen: (visit: Visit, record: Promise<Found>, id: number) => Promise<ReactNode>;
}

/** The metadata and the protected page of a record, which share one request to the backend. */
export function recordPage<Found>({ load, title, screen }: RecordPage<Found>) {
  /** Null without a session. */
  const loadOnce = cache(async (recordId: number) => {
    const opened = await currentSession();
    return opened.kind === 'signed-in' ? load(opened.context, recordId) : null;
  });
  return {
    generateMetadata: async ({ params }: RecordProps) =>
      recordTitle(loadOnce(await recordIdIn(params)), title),
    Page: protectedPage(async (visit, { params }: RecordProps) => {
      const recordId = await recordIdIn(params);
      const record = loadOnce(recordId).then((found) => found ?? notFound());
      return screen(visit, record, recordId);
    }),
  };
}

/** Throws `notFound` for an invalid id. */
export async function recordIdIn(params: Promise<{ id: string }>): Promise<number> {
  return id.safeParse((await params).id).data ?? notFound();
}

/** Throws `notFound` for a record that does not exist. */
export async function recordTitle<Found>(
  record: Promise<Found | null>,
  title: (found: Found | null) => string,
): Promise<Metadata> {
  try {
    return { title: title(await record) };
  } catch (error) {
    if (error instanceof LegacyError && error.kind === 'not-found') notFound();
    return { title: title(null) };
  }
}
