/** Rows of the manager dashboard (legacy-api.md §3.8). */
import { z } from 'zod';
import { count, properties, text } from './wire';

/** The events of one type, and how many of them were of each kind. */
export const eventsByType = z
  .object({ name: text, ...properties(count, 'ev', 'rg', 'nw', 'el') })
  .transform(({ name, ev, rg, nw, el }) => ({
    eventType: name,
    total: ev,
    registrationSites: rg,
    newOrganizations: nw,
    electedOfficials: el,
  }));

/** Events without a county may come as a row without a name. */
export const eventsByCounty = z
  .object({ County: text, Events: count })
  .transform(({ County, Events }) => ({ county: County, total: Events }));

export type EventsByType = z.output<typeof eventsByType>;
export type EventsByCounty = z.output<typeof eventsByCounty>;
