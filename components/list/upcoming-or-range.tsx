'use client';
/** Upcoming events only, or else a range of days, which the backend does not look at together with them (§3.6). */
import { useState } from 'react';
import type { FlagFilter } from '@/lib/list/definition';
import { DateRangeFilter, type DateRangeFilterProps } from './date-range-filter';
import { FlagBox } from './flag-box';

interface UpcomingOrRangeProps extends DateRangeFilterProps {
  flag: FlagFilter;
  on: boolean;
}

export function UpcomingOrRange({ flag, on, ...range }: UpcomingOrRangeProps) {
  // Without script the days can be typed before the box is emptied.
  const [upcoming, setUpcoming] = useState(false);
  return (
    <div>
      <FlagBox flag={flag} on={on} onTicked={setUpcoming} />
      <div className="mt-3">
        <DateRangeFilter {...range} unless={flag.label} disabled={upcoming} />
      </div>
    </div>
  );
}
