/** The first options that contain every typed word, and the number of all that do. */
import type { NextRequest } from 'next/server';
import { fold } from '@/lib/format/fold';

const SHOWN = 20;
/** More is no name; and each word costs a look at every option. */
const LONGEST = 200;

interface Option {
  id: number;
  text: string;
  folded: string;
}

/** `?q=` of the request holds the words. */
export function matchingOptions<Found extends Option>(all: Found[], { nextUrl }: NextRequest) {
  const typed = nextUrl.searchParams.get('q') ?? '';
  const words = fold(typed.slice(0, LONGEST)).split(/\s+/).filter(Boolean);
  const found = all.filter(({ folded }) => words.every((word) => folded.includes(word)));
  const options = found.slice(0, SHOWN).map(({ folded: _, ...option }) => option);
  return { options, total: found.length };
}
