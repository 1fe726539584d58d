/** Creates and reads records at the stand-in, without application and relay. */
import { z } from 'zod';
import { TestClient } from '@/tests/backend/support/client';
import {
  callLogBody,
  contactBody,
  eventBody,
  noteBody,
  organizationBody,
} from '@/tests/contract/bodies';
import { STAND_IN } from './addresses';

const rows = z.array(z.record(z.string(), z.unknown())).nullable();
const storedEvent = z.object({
  eventaudienceType: z.array(z.string()).nullable(),
  eventPresenters: z.array(z.string()).nullable(),
  orgNames: z.record(z.string(), z.unknown()),
});
const audienceTypes = z.array(z.object({ audiencetypeId: z.number(), audienceDesc: z.string() }));
const statuses = z.array(z.object({ statusId: z.number() }));
const detail = z.object({ noteEntry: z.string() });

export type Records = Awaited<ReturnType<typeof openRecords>>;
export type NoteOwner = 'org' | 'contact' | 'event';

/** Signs in at the stand-in. */
export async function openRecords() {
  const client = new TestClient(STAND_IN);
  await client.get('/login');
  await client.signIn('coordinator', 'outreach');
  await client.get('/api/user');

  const read = async (path: string): Promise<unknown> => {
    const { status, text } = await client.get(`/api/${path}`);
    if (status !== 200) throw new Error(`GET ${path}: ${status}`);
    return text === '' ? null : JSON.parse(text);
  };

  /** Returns the id of a created record. */
  const write = async (method: 'POST' | 'PUT', path: string, body?: object): Promise<number> => {
    const { status, headers } = await client.write(method, `/api/${path}`, body);
    if (status !== 201 && status !== 204) throw new Error(`${method} ${path}: ${status}`);
    return Number(headers.location?.split('/').pop());
  };

  return {
    createOrganization: () =>
      write('POST', 'organization/Cook', organizationBody({ orgname: 'House' })),
    /** `orgId` -1: of no organization. */
    createContact: (orgId = -1) =>
      write('POST', `create-update-contact/${orgId}`, contactBody({ firstName: 'Person' })),
    createEvent: ({ orgId = -1, audience = [] as number[], values = {} as object } = {}) => {
      const query = new URLSearchParams(audience.map((id) => ['audType', String(id)]));
      const path = `event/Presentation/${orgId}/false/null?${query}`;
      return write('POST', path, eventBody({ location: 'Hall', ...values }));
    },
    joinEvent: (eventId: number) => write('PUT', `joinevent/${eventId}`),
    createNote: (owner: NoteOwner, id: number, noteEntry: string) =>
      write('POST', `${owner}/newNote/${id}`, noteBody({ noteEntry })),
    createCallLog: async (orgId: number, contactId: number) => {
      const [status] = statuses.parse(await read('orgStatusTypes'));
      const path = `callLogChange/${orgId}/${contactId}/${status?.statusId}/0`;
      return write('POST', path, callLogBody());
    },
    audienceType: async () => {
      const [first] = audienceTypes.parse(await read('allAudienceWithTypeExist/-1'));
      if (!first) throw new Error('There is no audience type');
      return first;
    },

    event: async (eventId: number) => storedEvent.parse(await read(`events/${eventId}`)),
    /** Number of rows of a list, or of those whose property has this value. */
    count: async (path: string, property?: string, value?: string) => {
      const found = rows.parse(await read(path)) ?? [];
      return property ? found.filter((row) => row[property] === value).length : found.length;
    },
    comment: async (callId: number) =>
      detail.parse(await read(`callLog-detail/${callId}`)).noteEntry,
    /** Number of e-mails about an event. */
    emails: async (eventId: number) => {
      const page = (await client.get('/outbox')).text;
      return page.split(`<td>${eventId}</td>`).length - 1;
    },
  };
}
