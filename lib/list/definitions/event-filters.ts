/** What every list of events can be filtered by. */
import type { ChoiceFilter, FlagFilter } from '@/lib/list/definition';

export const EVENT_CHOICES = [
  { name: 'type', legacyName: 'eveType', label: 'Event Types' },
  { name: 'status', legacyName: 'eveStatus', label: 'Event Statuses' },
] as const satisfies ChoiceFilter[];

/** For lists that the backend reaches through memberships. */
export const UPCOMING = {
  name: 'upcoming',
  legacyName: 'upcomingOnly',
  chip: 'Only upcoming events',
  sentence: true,
  inPath: true,
} as const satisfies Omit<FlagFilter, 'label'>;
