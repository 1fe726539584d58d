import type { ComponentProps } from 'react';
import { ChevronIcon } from './icons';

/** The heading of a `details` element, whose class `group` turns the arrow. */
export function Summary({ children, ...rest }: ComponentProps<'summary'>) {
  return (
    <summary
      className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-lg px-4 py-1.5 font-semibold hover:bg-sunken"
      {...rest}
    >
      <span className="transition-transform group-open:rotate-180">
        <ChevronIcon />
      </span>
      {children}
    </summary>
  );
}
