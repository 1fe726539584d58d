/** Inline, so that it needs no request and scales with the text. */
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
