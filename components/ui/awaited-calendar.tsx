/** In the place of a calendar until it is loaded. */
export function AwaitedCalendar() {
  return (
    <p role="status" className="in-data-failed:hidden">
      Loading the calendar…
    </p>
  );
}
