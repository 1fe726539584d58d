/** How many rows each size of the demo data has; notes do not count the comments of call logs. */
import type { DemoSize } from './demo-data';

export type DemoCounts = {
  presenters: number;
  organizations: number;
  contacts: number;
  events: number;
  callLogs: number;
  organizationNotes: number;
  contactNotes: number;
  eventNotes: number;
};

export const DEMO_COUNTS: Readonly<Record<DemoSize, DemoCounts>> = {
  demo: {
    presenters: 8,
    organizations: 300,
    contacts: 700,
    events: 1200,
    callLogs: 2500,
    organizationNotes: 600,
    contactNotes: 400,
    eventNotes: 1300,
  },
  large: {
    presenters: 80,
    organizations: 30_000,
    contacts: 70_000,
    events: 120_000,
    callLogs: 250_000,
    organizationNotes: 60_000,
    contactNotes: 40_000,
    eventNotes: 130_000,
  },
};
