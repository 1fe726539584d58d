/** Somebody else's pages while something goes on, and how long they take. */
import { setTimeout as pause } from 'node:timers/promises';

const BETWEEN_PAGES_MS = 50;

/** One after the other, for as long as `meanwhile` takes; milliseconds each. */
export async function pages(
  application: string,
  cookie: string,
  meanwhile: Promise<unknown>,
): Promise<number[]> {
  let over = false;
  const ended = meanwhile.finally(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over) {
    const began = performance.now();
    const answer = await fetch(`${application}/organizations`, { headers: { cookie } });
    if (!(await answer.text()).includes('Township office 1')) throw new Error('That is no page.');
    times.push(performance.now() - began);
    await pause(BETWEEN_PAGES_MS);
  }
  await ended;
  return times;
}

export function latencyOf(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  return `${sorted.length} pages, ${at(0.5)} ms in the middle, ${at(0.95)} ms at 95 %, ${at(1)} ms at most`;
}
