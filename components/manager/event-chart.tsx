'use client';
/** Loads the bar chart after hydration. The table below it shows the same numbers. */
import { lazyPart } from '@/components/ui/lazy-part';
import type { EventBars } from './event-bar-chart';

const EventBarChart = lazyPart(async () => (await import('./event-bar-chart')).EventBarChart);

const TYPE_HEIGHT = 76;
const FRAME_HEIGHT = 96;

export function EventChart({ bars }: { bars: EventBars }) {
  return (
    // Reserves the height of the chart, so that nothing shifts when it is loaded.
    <div
      className="relative px-3 py-2 noscript:hidden print:hidden"
      style={{ height: bars.types.length * TYPE_HEIGHT + FRAME_HEIGHT }}
    >
      <EventBarChart bars={bars} />
    </div>
  );
}
