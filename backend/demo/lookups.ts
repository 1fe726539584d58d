/**
 * The lists of values (legacy-api.md D8): ids are assigned here, as the legacy assigns them outside the application.
 * Descriptions travel in paths and queries, so none holds a character that legacy-api.md §1.14 or §1.15 forbids.
 */
import lookups from './lookups.json';
import type { DemoData } from './rows';

const { eventStatuses } = lookups;
const county = numbered(lookups.counties.map(({ name }) => name));
const status = numbered(lookups.statuses);
const eventType = numbered(lookups.eventTypes);
const audienceType = numbered(lookups.audienceTypes);

export const LOOKUPS = {
  county: county.rows.map(([countyDesc, countyId]) => ({ countyId, countyDesc })),
  status: status.rows.map(([statusDesc, statusId]) => ({
    statusId,
    statusDesc,
    statusType: eventStatuses.includes(statusDesc) ? 'E' : 'O',
  })),
  eventType: eventType.rows.map(([eventTypeDesc, eventTypeId]) => ({ eventTypeId, eventTypeDesc })),
  audienceType: audienceType.rows.map(([audienceDesc, audienceTypeId]) => ({
    audienceTypeId,
    audienceDesc,
  })),
} satisfies Partial<DemoData>;

export const countyIdOf = county.idOf;
export const statusIdOf = status.idOf;
export const eventTypeIdOf = eventType.idOf;
export const audienceTypeIdOf = audienceType.idOf;

function numbered(descriptions: readonly string[]) {
  const ids = new Map(descriptions.map((description, index) => [description, index + 1]));
  return { rows: [...ids], idOf: (description: string) => known(ids, description) };
}

/** Throws for what is not there. */
export function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The demo data has no "${name}"`);
  return value;
}
