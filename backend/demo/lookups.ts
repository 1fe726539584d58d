/**
 * The lists of values (legacy-api.md D8): ids are assigned here, as the legacy assigns them outside the application.
 * Descriptions travel in paths and queries, so none holds a character that legacy-api.md §1.14 or §1.15 forbids.
 */
import lookups from './lookups.json';
import type { DemoData } from './rows';

const { statuses, eventStatuses, eventTypes, audienceTypes } = lookups;
const counties = lookups.counties.map(({ name }) => name);

export const LOOKUPS = {
  county: counties.map((countyDesc, index) => ({ countyId: index + 1, countyDesc })),
  status: statuses.map((statusDesc, index) => ({
    statusId: index + 1,
    statusDesc,
    statusType: eventStatuses.includes(statusDesc) ? 'E' : 'O',
  })),
  eventType: eventTypes.map((eventTypeDesc, index) => ({ eventTypeId: index + 1, eventTypeDesc })),
  audienceType: audienceTypes.map((audienceDesc, index) => ({
    audienceTypeId: index + 1,
    audienceDesc,
  })),
} satisfies Partial<DemoData>;

export const countyIdOf = idsOf(counties);
export const statusIdOf = idsOf(statuses);
export const eventTypeIdOf = idsOf(eventTypes);
export const audienceTypeIdOf = idsOf(audienceTypes);

/** Throws for a description that the list does not hold. */
function idsOf(descriptions: readonly string[]): (description: string) => number {
  const ids = new Map(descriptions.map((description, index) => [description, index + 1]));
  return (description) => {
    const id = ids.get(description);
    if (id === undefined) throw new Error(`No demo lookup holds "${description}"`);
    return id;
  };
}
