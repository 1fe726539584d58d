/** The few drawings of the interface. They are decoration: the control around them carries the name. */
import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
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
      {children}
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4 4" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m5.5 8 4.5 4.5L14.5 8" />
    </Icon>
  );
}

export function DeleteIcon() {
  return (
    <Icon>
      <path d="M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />
    </Icon>
  );
}

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="10" cy="6.8" r="3.3" />
      <path d="M3.5 17c.6-3.4 3-5.2 6.5-5.2s5.9 1.8 6.5 5.2" />
    </Icon>
  );
}
