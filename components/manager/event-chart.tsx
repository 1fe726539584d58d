'use client';
/** The bar chart, which is loaded once the page stands; what it shows is in the table beside it as well. */
import { lazyPart } from '@/components/ui/lazy-part';
import type { EventBars } from './event-bars';

const EventBarChart = lazyPart(async () => (await import('./event-bar-chart')).EventBarChart);

const TYPE_HEIGHT = 76;
const FRAME_HEIGHT = 96;

export function EventChart({ bars }: { bars: EventBars }) {
  return (
    // Its place is kept, so that nothing moves when it comes.
    <div
      className="relative px-3 py-2 noscript:hidden print:hidden"
      style={{ height: bars.types.length * TYPE_HEIGHT + FRAME_HEIGHT }}
    >
      <EventBarChart bars={bars} />
    </div>
  );
}
