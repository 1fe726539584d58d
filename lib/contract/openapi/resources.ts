/** The groups of the OpenAPI document: one for each resource. */
import type { Call } from '@/lib/contract/call';
import { resources } from '@/lib/contract/calls';

interface Tag {
  name: string;
  description: string;
}

const TAGS: Record<keyof typeof resources, Tag> = {
  session: {
    name: 'Session',
    description: 'Who is signed in, what they may see, and signing out.',
  },
  search: {
    name: 'Search',
    description: 'Organizations, contacts and events by any word of theirs.',
  },
  organizations: {
    name: 'Organizations',
    description: 'Organizations with their contacts and events.',
  },
  contacts: { name: 'Contacts', description: 'Contacts, and the organizations they belong to.' },
  events: { name: 'Events', description: 'Events, their audience types and their organizations.' },
  presenters: {
    name: 'Presenters',
    description: 'Joining events, leaving them, and inviting others.',
  },
  schedule: { name: 'My schedule', description: 'The events that the caller presents.' },
  callLogs: {
    name: 'Call logs',
    description: 'Records of calls, each with a note as its comment.',
  },
  manager: { name: 'Manager', description: 'What managers see of any presenter.' },
  lookups: { name: 'Lookups', description: 'Lists of values that filters and forms offer.' },
  notes: {
    name: 'Notes',
    description: 'Notes of organizations, contacts, events and call logs.',
  },
};

export const tags: readonly Tag[] = Object.values(TAGS);

export function tagOf(call: Call): string {
  for (const [name, tag] of Object.entries(TAGS)) {
    const owned: Record<string, Record<string, Call>> = resources;
    if (Object.values(owned[name] ?? {}).includes(call)) return tag.name;
  }
  throw new Error(`${call.name} belongs to no resource`);
}
