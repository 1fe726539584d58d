/** What pages of one record share: its id out of the address, and a title that is right also where it is not there. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { id } from '@/lib/contract/values';
import { LegacyError } from '@/lib/legacy/error';

/** Null for what cannot be the id of anything. */
export async function recordId(params: Promise<{ id: string }>): Promise<number | null> {
  return id.safeParse((await params).id).data ?? null;
}

/** `record`: null for an address that names none. What else fails is the page's to tell. */
export async function recordTitle<Found>(
  record: Promise<Found | null> | null,
  titleOf: (found: Found | null) => string,
): Promise<Metadata> {
  if (record === null) notFound();
  try {
    return { title: titleOf(await record) };
  } catch (error) {
    if (error instanceof LegacyError && error.kind === 'not-found') notFound();
    return { title: titleOf(null) };
  }
}
