/** What an event is called where a person has to press it: one without a place goes by its number. */
export function eventPlace({
  eventId,
  location,
}: {
  eventId: number;
  location: string | null;
}): string {
  return location?.trim() || `Event ${eventId}`;
}
