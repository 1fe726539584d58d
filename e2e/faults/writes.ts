/** Every kind of write: how it is opened and clicked, what shows that it was saved, and where it is stored. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { NoteOwner, Records } from '@/e2e/support/records';
import type { Success } from './faults';

/** A write that is typed in and waits for its click. */
export interface OpenWrite {
  /** Clicks, and confirms where a dialog opens. */
  save: () => Promise<void>;
  /** Appears only once it is saved. */
  success: Locator;
  /** What was typed or chosen is still there. */
  kept?: () => Promise<void>;
  /** How often the backend has stored it. */
  stored: () => Promise<number>;
}

interface Write {
  name: string;
  /** Part of `METHOD /path` of the backend's call. */
  call: string;
  /** The page reads the record again after the write, so that it may know more than the response said. */
  readsAgain?: true;
  /** The backend rejects a repetition. */
  onlyOnce?: true;
  open: (page: Page, records: Records) => Promise<OpenWrite>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( \\*)?$`));
/** Waits for the scripts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.unhydrated-menu')).toHaveCount(0);
}
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click();
const unique = (what: string) => `${what} ${crypto.randomUUID().slice(0, 13)}`;
const once = (done: boolean) => (done ? 1 : 0);

interface FormWrite extends Omit<Write, 'open'> {
  /** Makes the records that the form needs; `stored` counts the text that is typed. */
  set: (records: Records) => Promise<{ path: string; stored: (text: string) => Promise<number> }>;
  /** Fills everything but the field of the text. */
  fill?: (page: Page) => Promise<unknown>;
  label: string;
  submit: string;
  success: string;
}

/** A form that stores the text of one of its fields. */
function formWrite({ set, fill, label, submit, success, ...write }: FormWrite): Write {
  return {
    ...write,
    open: async (page, records) => {
      const text = unique(label);
      const { path, stored } = await set(records);
      await open(page, path);
      await fill?.(page);
      await field(page, label).fill(text);
      return {
        save: () => button(page, submit).click(),
        success: page.getByText(success),
        kept: () => expect(field(page, label)).toHaveValue(text),
        stored: () => stored(text),
      };
    },
  };
}

const ORGANIZATION = { label: 'Name', submit: 'Save' };
const CONTACT = {
  label: 'First Name',
  success: 'New contact is created!',
} as const;
const EVENT = { label: 'Location', submit: 'Save Event' };
const CALL_LOG = { label: 'Call Log Comments', submit: 'Save call log' };

const FORMS: Write[] = [
  formWrite({
    ...ORGANIZATION,
    name: 'organization, create',
    call: 'POST /api/organization/',
    set: async ({ count }) => ({
      path: '/organizations/new',
      stored: (text) => count('organizations', 'orgname', text),
    }),
    fill: (page) => field(page, 'County').selectOption('Cook'),
    success: 'is created!',
  }),
  formWrite({
    ...ORGANIZATION,
    name: 'organization, update',
    call: 'PUT /api/organization/',
    set: async ({ count, createOrganization }) => ({
      path: `/organizations/${await createOrganization(unique('House'))}`,
      stored: (text) => count('organizations', 'orgname', text),
    }),
    success: 'has been updated!',
  }),
  formWrite({
    ...CONTACT,
    name: 'contact, create',
    call: 'POST /api/create-update-contact',
    set: async ({ count }) => ({
      path: '/contact/new',
      stored: (text) => count('all-contacts-export', 'firstName', text),
    }),
    submit: 'Save',
  }),
  formWrite({
    name: 'contact, update',
    call: 'PUT /api/create-update-contact',
    set: async ({ count, createContact }) => ({
      path: `/contact/${await createContact(unique('Noor'))}`,
      stored: (text) => count('all-contacts-export', 'title', text),
    }),
    label: 'Title',
    submit: 'Save',
    success: 'Contact is updated.',
  }),
  formWrite({
    ...CONTACT,
    name: 'contact of an organization, create',
    call: 'POST /api/create-update-contact',
    set: async ({ count, createOrganization }) => ({
      path: `/organizations/${await createOrganization(unique('House'))}`,
      stored: (text) => count('all-contacts-export', 'firstName', text),
    }),
    fill: (page) => button(page, 'Add new contact').click(),
    submit: 'Save Contact',
  }),
  formWrite({
    ...EVENT,
    name: 'event, create',
    call: 'POST /api/event/',
    set: async ({ count }) => ({
      path: '/events/new',
      stored: (text) => count('events', 'location', text),
    }),
    fill: async (page) => {
      await field(page, 'Event type').selectOption({ index: 1 });
      await field(page, 'Start date/time').fill('05-04-2026 09:00 AM');
      await field(page, 'Start date/time').press('Tab');
      await expect(field(page, 'End date/time')).toHaveValue('05-04-2026 10:00 AM');
    },
    success: 'New Event is created!',
  }),
  formWrite({
    ...EVENT,
    name: 'event, update',
    call: 'PUT /api/event/',
    set: async ({ createEvent, event }) => {
      const eventId = await createEvent(unique('Before'));
      return {
        path: `/events/${eventId}`,
        stored: async (text) => once((await event(eventId)).location === text),
      };
    },
    success: 'Event has been updated!',
  }),
  formWrite({
    name: 'event, invite',
    call: 'GET /api/send-invite',
    set: async ({ createEvent, mails }) => {
      const eventId = await createEvent(unique('Hall'));
      return { path: `/event/read/${eventId}`, stored: () => mails(eventId) };
    },
    fill: async (page) => {
      await page.getByText('Send Calendar Invites...').press('Enter');
      await page.getByRole('checkbox', { name: /^Daniel Okafor/ }).check();
    },
    label: 'Invite message',
    submit: 'Send invite',
    success: 'Invite sent!',
  }),
  formWrite({
    ...CALL_LOG,
    name: 'call log, create',
    call: 'POST /api/callLogChange',
    set: async (records) => {
      const { orgId } = await createMember(records);
      return {
        path: `/calllog/new?OrgId=${orgId}`,
        stored: (text) => records.count(`org/callLogNotes/${orgId}`, 'noteEntry', text),
      };
    },
    fill: async (page) => {
      const contact = page.getByRole('combobox', { name: 'Select contact person' });
      await contact.click();
      await page.getByRole('option', { name: /^Person/ }).click();
      await expect(contact).toHaveValue(/^Person/);
      await page.getByLabel('Organization status').selectOption('Active partner');
    },
    success: 'New Call Log is created!',
  }),
  formWrite({
    ...CALL_LOG,
    name: 'call log, update',
    call: 'PUT /api/callLogChange',
    set: async (records) => {
      const { orgId, contactId } = await createMember(records);
      const callId = await records.createCallLog(orgId, contactId, unique('Before'));
      return {
        path: `/calllog/${callId}`,
        stored: async (text) => once((await records.comment(callId)) === text),
      };
    },
    success: 'Call Log has been updated!',
  }),
];

async function createMember(records: Records) {
  const orgId = await records.createOrganization(unique('House'));
  const contactId = await records.createContact(unique('Person'), orgId);
  return { orgId, contactId };
}

const NOTES: [owner: NoteOwner, name: string, path: string, create: string, save: string][] = [
  ['org', 'organization', '/organization/read', 'Create Org. Note', 'Save Note'],
  ['contact', 'contact', '/contact/read', 'Create contact note', 'Save Note'],
  ['event', 'event', '/event/read', 'Create event note', 'Save note'],
];

function createOwner(owner: NoteOwner, records: Records): Promise<number> {
  const name = unique('Owner');
  if (owner === 'org') return records.createOrganization(name);
  return owner === 'contact' ? records.createContact(name) : records.createEvent(name);
}

function noteWrites([owner, name, path, create, submit]: (typeof NOTES)[number]): Write[] {
  const openNote = async (page: Page, records: Records) => {
    const id = await createOwner(owner, records);
    const text = unique('Before');
    await records.createNote(owner, id, text);
    await open(page, `${path}/${id}`);
    const note = page.getByRole('textbox', { name: /^Note of/ });
    await expect(note).toHaveValue(text);
    return { note, list: `${owner}/notes/${id}` };
  };
  return [
    formWrite({
      name: `note of ${name}, create`,
      call: `POST /api/${owner}/newNote`,
      set: async (records) => {
        const id = await createOwner(owner, records);
        return {
          path: `${path}/${id}`,
          stored: (text) => records.count(`${owner}/notes/${id}`, 'noteEntry', text),
        };
      },
      fill: (page) => button(page, create).click(),
      label: 'New note',
      submit,
      success: 'A new note is created.',
    }),
    {
      name: `note of ${name}, edit`,
      call: 'PUT /api/editNote',
      open: async (page, records) => {
        const { note, list } = await openNote(page, records);
        const text = unique('After');
        await note.fill(text);
        return {
          save: () => button(page, 'Update').click(),
          success: page.getByText('Note is updated.'),
          kept: () => expect(note).toHaveValue(text),
          stored: () => records.count(list, 'noteEntry', text),
        };
      },
    },
    {
      name: `note of ${name}, delete`,
      call: 'DELETE /api/deleteNote',
      open: async (page, records) => {
        const { note, list } = await openNote(page, records);
        return {
          save: async () => {
            await page.getByRole('button', { name: /^Delete note/ }).click();
            await confirm(page, 'Delete');
          },
          success: page.getByText('No notes created.'),
          kept: () => expect(note).toHaveCount(1),
          stored: async () => once((await records.length(list)) === 0),
        };
      },
    },
  ];
}

/** Removes what the button names, after a confirmation. */
async function openRemoval(page: Page, path: string, name: RegExp, gone: string) {
  await open(page, path);
  const remove = page.getByRole('button', { name });
  return {
    save: async () => {
      await remove.click();
      await confirm(page, 'Remove');
    },
    success: page.getByText(gone),
    kept: () => expect(remove).toHaveCount(1),
  };
}

const presentersOf = async ({ event }: Records, eventId: number) =>
  ((await event(eventId)).eventPresenters ?? []).length;

const BUTTONS: Write[] = [
  {
    name: 'contact, associate',
    call: 'PUT /api/associate-org-contact',
    onlyOnce: true,
    open: async (page, records) => {
      const orgId = await records.createOrganization(unique('House'));
      await open(page, `/organizations/${orgId}`);
      await button(page, 'Associate existing contact').click();
      const box = page.getByRole('combobox', { name: 'Link contact with this Org.' });
      await box.fill('garcia');
      await page.getByRole('listbox').getByRole('option').first().click();
      const chosen = await box.inputValue();
      return {
        save: () => button(page, 'Associate selected contact').click(),
        success: page.getByText('Contact is associated with this Org.'),
        kept: () => expect(box).toHaveValue(chosen),
        stored: () => records.length(`orgContacts/${orgId}`),
      };
    },
  },
  {
    name: 'contact, remove',
    call: 'DELETE /api/orgContact',
    open: async (page, records) => {
      const { orgId } = await createMember(records);
      const gone = 'No Contacts associated with this Organization.';
      return {
        ...(await openRemoval(page, `/organizations/${orgId}`, /^Remove Person/, gone)),
        stored: async () => once((await records.length(`orgContacts/${orgId}`)) === 0),
      };
    },
  },
  {
    name: 'event, remove organization',
    call: 'DELETE /api/removeOrg',
    open: async (page, records) => {
      const orgId = await records.createOrganization(unique('House'));
      const eventId = await records.createEvent(unique('Hall'), { orgId });
      const gone = 'No organization associated with this event.';
      return {
        ...(await openRemoval(page, `/events/${eventId}`, /^Remove House/, gone)),
        stored: async () => once(Object.keys((await records.event(eventId)).orgNames).length === 0),
      };
    },
  },
  {
    name: 'event, delete audience type',
    call: 'DELETE /api/deleteAudienceType',
    open: async (page, records) => {
      const { audiencetypeId, audienceDesc } = await records.audienceType();
      const eventId = await records.createEvent(unique('Hall'), { audience: [audiencetypeId] });
      await open(page, `/events/${eventId}`);
      const box = page.getByRole('checkbox', { name: audienceDesc, exact: true });
      return {
        save: () => box.click(),
        success: page.getByText('Audience Type has been removed!'),
        kept: () => expect(box).toBeChecked(),
        stored: async () =>
          once(((await records.event(eventId)).eventaudienceType ?? []).length === 0),
      };
    },
  },
  {
    name: 'event, join',
    call: 'PUT /api/joinevent',
    readsAgain: true,
    open: async (page, records) => {
      const eventId = await records.createEvent(unique('Hall'));
      await open(page, `/event/read/${eventId}`);
      return {
        save: () => button(page, 'Join as co-presenter').click(),
        success: page.getByText(/^You have joined this event\./),
        stored: () => presentersOf(records, eventId),
      };
    },
  },
  {
    name: 'event, leave',
    call: 'DELETE /api/removePresenter',
    readsAgain: true,
    open: async (page, records) => {
      const eventId = await records.createEvent(unique('Hall'));
      await records.joinEvent(eventId);
      await open(page, `/event/read/${eventId}`);
      return {
        save: () => button(page, 'Remove me from event').click(),
        success: page.getByText('You are no longer a presenter of this event.'),
        stored: async () => once((await presentersOf(records, eventId)) === 0),
      };
    },
  },
];

export type MatrixWrite = Write & { reports: Success };

export const WRITES: readonly MatrixWrite[] = [
  ...FORMS,
  ...BUTTONS,
  ...NOTES.flatMap(noteWrites),
].map((write) => ({ ...write, reports: reportOf(write.call) }));

function reportOf(call: string): Success {
  if (call.startsWith('POST')) return 'created';
  return call.startsWith('GET') ? 'silent' : 'done';
}
