/** Decorative icons: the control around an icon has the accessible name. */
import type { ReactNode } from 'react';

const icon = (shape: ReactNode) =>
  function Icon() {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className="size-5 flex-none"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shape}
      </svg>
    );
  };

export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 4 4" />
  </>,
);

export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);

export const ChevronIcon = icon(<path d="m5.5 8 4.5 4.5L14.5 8" />);

export const DeleteIcon = icon(
  <path d="M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />,
);

export const PersonIcon = icon(
  <>
    <circle cx="10" cy="6.8" r="3.3" />
    <path d="M3.5 17c.6-3.4 3-5.2 6.5-5.2s5.9 1.8 6.5 5.2" />
  </>,
);

export function Logo({ large = false }: { large?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 24"
      className={large ? 'h-14 w-24 flex-none' : 'h-6 w-10 flex-none'}
    >
      <path
        d="M4 18h10c6 0 6-12 12-12h10"
        fill="none"
        className="stroke-accent"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="4" cy="18" r="3.5" className="fill-on-bar" />
      <circle cx="20" cy="12" r="3" className="fill-on-bar" />
      <circle cx="36" cy="6" r="3.5" className="fill-on-bar" />
    </svg>
  );
}
