/** The few of a long list that hold every word somebody typed, and how many there are. */
import { type NextRequest, NextResponse } from 'next/server';
import { fold } from '@/lib/format/fold';
import type { Caller } from '@/lib/legacy/caller';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';

const SHOWN = 20;
/** More is no name; and each word costs a look at every option. */
const LONGEST = 200;

interface Option {
  id: number;
  text: string;
  folded: string;
}

export function answerOptions<Found extends Option>(
  list: (caller: Caller, request: NextRequest) => Promise<Found[]>,
) {
  return ownEndpoint('GET', async (caller, request) => {
    const { options, total } = matching(
      await list(caller, request),
      request.nextUrl.searchParams.get('q') ?? '',
    );
    const shown = options.map(({ folded: _, ...option }) => option);
    return NextResponse.json(
      { options: shown, total },
      { headers: { 'cache-control': 'private, no-store' } },
    );
  });
}

function matching<Found extends Option>(all: Found[], typed: string) {
  const words = fold(typed.slice(0, LONGEST)).split(/\s+/).filter(Boolean);
  const found = all.filter(({ folded }) => words.every((word) => folded.includes(word)));
  return { options: found.slice(0, SHOWN), total: found.length };
}
