/** Says that a page is on its way without moving anything on this one. */
export function PendingLine({ pending }: { pending: boolean }) {
  if (!pending) return null;
  return (
    <span className="pending-line" role="status">
      <span className="sr-only">Loading…</span>
    </span>
  );
}
