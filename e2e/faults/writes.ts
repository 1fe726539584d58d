/** Every kind of write: how it is opened and sent, which message confirms it, and where it is stored. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { NoteOwner, Records } from '@/e2e/support/records';
import type { Success } from './faults';

/** A write that is filled in and waits for its click. */
export interface OpenWrite {
  /** Clicks, and confirms a dialog. */
  save: () => Promise<void>;
  /** Appears once the write is saved. */
  success: Locator;
  /** Expects the input to be unchanged. */
  expectKept?: () => Promise<void>;
  /** Number of times the backend has stored the write. */
  stored: () => Promise<number>;
}

interface Write {
  name: string;
  /** Part of `METHOD /path` of the backend's call. */
  call: string;
  /** The page reads the record again after the write and reports the stored state. */
  readsAgain?: true;
  /** The backend rejects a repetition. */
  onlyOnce?: true;
  open: (page: Page, records: Records) => Promise<OpenWrite>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( \\*)?$`));
/** Waits for hydration. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.unhydrated-menu')).toHaveCount(0);
}
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click();
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 13)}`;
const once = (done: boolean) => (done ? 1 : 0);

interface FormWrite extends Omit<Write, 'open'> {
  /** Ends with the id of the created record, if there is one. */
  path: string;
  create?: (records: Records) => Promise<number>;
  /** Fills all fields except `label`. */
  fill?: (page: Page) => Promise<unknown>;
  label: string;
  submit: string;
  success: string;
  /** `text`: unique value of the field `label`. */
  stored: (records: Records, text: string, id: number) => Promise<number>;
}

function formWrite(form: FormWrite): Write {
  const { path, create, fill, label, submit, success, stored, ...write } = form;
  return {
    ...write,
    open: async (page, records) => {
      const text = unique(label);
      const id = await create?.(records);
      await open(page, `${path}${id ?? ''}`);
      await fill?.(page);
      await field(page, label).fill(text);
      return {
        save: () => button(page, submit).click(),
        success: page.getByText(success),
        expectKept: () => expect(field(page, label)).toHaveValue(text),
        stored: () => stored(records, text, id ?? 0),
      };
    },
  };
}

const inList =
  (path: string, property: string): FormWrite['stored'] =>
  ({ count }, text) =>
    count(path, property, text);
const createOrganization = (records: Records) => records.createOrganization();

const ORGANIZATION = {
  ...{ label: 'Name', submit: 'Save' },
  stored: inList('organizations', 'orgname'),
};
const NEW_CONTACT = {
  ...{ label: 'First Name', success: 'New contact is created!' },
  call: 'POST /api/create-update-contact',
  stored: inList('all-contacts-export', 'firstName'),
};
const EVENT = {
  ...{ label: 'Location', submit: 'Save Event' },
  stored: inList('events', 'location'),
};
const CALL_LOG = { label: 'Call Log Comments', submit: 'Save call log' };

const FORMS: FormWrite[] = [
  {
    ...ORGANIZATION,
    name: 'organization, create',
    call: 'POST /api/organization/',
    path: '/organizations/new',
    fill: (page) => field(page, 'County').selectOption('Cook'),
    success: 'is created!',
  },
  {
    ...ORGANIZATION,
    name: 'organization, update',
    call: 'PUT /api/organization/',
    path: '/organizations/',
    create: createOrganization,
    success: 'has been updated!',
  },
  { ...NEW_CONTACT, name: 'contact, create', path: '/contact/new', submit: 'Save' },
  {
    name: 'contact, update',
    call: 'PUT /api/create-update-contact',
    path: '/contact/',
    create: (records) => records.createContact(),
    ...{ label: 'Title', submit: 'Save', success: 'Contact is updated.' },
    stored: inList('all-contacts-export', 'title'),
  },
  {
    ...NEW_CONTACT,
    name: 'contact of an organization, create',
    path: '/organizations/',
    create: createOrganization,
    fill: (page) => button(page, 'Add new contact').click(),
    submit: 'Save Contact',
  },
  {
    ...EVENT,
    name: 'event, create',
    call: 'POST /api/event/',
    path: '/events/new',
    fill: async (page) => {
      await field(page, 'Event type').selectOption({ index: 1 });
      await field(page, 'Start date/time').fill('05-04-2026 09:00 AM');
      await field(page, 'Start date/time').press('Tab');
      await expect(field(page, 'End date/time')).toHaveValue('05-04-2026 10:00 AM');
    },
    success: 'New Event is created!',
  },
  {
    ...EVENT,
    name: 'event, update',
    call: 'PUT /api/event/',
    path: '/events/',
    create: (records) => records.createEvent(),
    success: 'Event has been updated!',
  },
  {
    name: 'event, invite',
    call: 'GET /api/send-invite',
    path: '/event/read/',
    create: (records) => records.createEvent(),
    fill: async (page) => {
      await page.getByText('Send Calendar Invites...').press('Enter');
      await page.getByRole('checkbox', { name: /^Daniel Okafor/ }).check();
    },
    ...{ label: 'Invite message', submit: 'Send invite', success: 'Invite sent!' },
    stored: ({ emails }, _text, eventId) => emails(eventId),
  },
  {
    ...CALL_LOG,
    name: 'call log, create',
    call: 'POST /api/callLogChange',
    path: '/calllog/new?OrgId=',
    create: async (records) => (await createMember(records)).orgId,
    fill: async (page) => {
      const contact = page.getByRole('combobox', { name: 'Select contact person' });
      await contact.click();
      await page.getByRole('option', { name: /^Person/ }).click();
      await expect(contact).toHaveValue(/^Person/);
      await page.getByLabel('Organization status').selectOption('Active partner');
    },
    success: 'New Call Log is created!',
    stored: ({ count }, text, orgId) => count(`org/callLogNotes/${orgId}`, 'noteEntry', text),
  },
  {
    ...CALL_LOG,
    name: 'call log, update',
    call: 'PUT /api/callLogChange',
    path: '/calllog/',
    create: async (records) => {
      const { orgId, contactId } = await createMember(records);
      return records.createCallLog(orgId, contactId);
    },
    success: 'Call Log has been updated!',
    stored: async ({ comment }, text, callId) => once((await comment(callId)) === text),
  },
];

async function createMember(records: Records) {
  const orgId = await records.createOrganization();
  return { orgId, contactId: await records.createContact(orgId) };
}

const NOTES: [owner: NoteOwner, name: string, create: string, submit: string][] = [
  ['org', 'organization', 'Create Org. Note', 'Save Note'],
  ['contact', 'contact', 'Create contact note', 'Save Note'],
  ['event', 'event', 'Create event note', 'Save note'],
];

function createOwner(owner: NoteOwner, records: Records): Promise<number> {
  if (owner === 'org') return records.createOrganization();
  return owner === 'contact' ? records.createContact() : records.createEvent();
}

function noteWrites([owner, name, create, submit]: (typeof NOTES)[number]): Write[] {
  const path = `/${name}/read/`;
  const openNote = async (page: Page, records: Records) => {
    const id = await createOwner(owner, records);
    await records.createNote(owner, id, 'Before');
    await open(page, `${path}${id}`);
    const note = page.getByRole('textbox', { name: /^Note of/ });
    await expect(note).toHaveValue('Before');
    return { note, list: `${owner}/notes/${id}` };
  };
  return [
    formWrite({
      name: `note of ${name}, create`,
      call: `POST /api/${owner}/newNote`,
      path,
      create: (records) => createOwner(owner, records),
      fill: (page) => button(page, create).click(),
      ...{ label: 'New note', submit, success: 'A new note is created.' },
      stored: ({ count }, text, id) => count(`${owner}/notes/${id}`, 'noteEntry', text),
    }),
    {
      name: `note of ${name}, edit`,
      call: 'PUT /api/editNote',
      open: async (page, records) => {
        const { note, list } = await openNote(page, records);
        await note.fill('After');
        return {
          save: () => button(page, 'Update').click(),
          success: page.getByText('Note is updated.'),
          expectKept: () => expect(note).toHaveValue('After'),
          stored: () => records.count(list, 'noteEntry', 'After'),
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
          expectKept: () => expect(note).toHaveCount(1),
          stored: async () => once((await records.count(list)) === 0),
        };
      },
    },
  ];
}

/** Removes the record that the button names, after a confirmation. */
async function openRemoval(page: Page, path: string, name: RegExp, success: string) {
  await open(page, path);
  const remove = page.getByRole('button', { name });
  return {
    save: async () => {
      await remove.click();
      await confirm(page, 'Remove');
    },
    success: page.getByText(success),
    expectKept: () => expect(remove).toHaveCount(1),
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
      const orgId = await records.createOrganization();
      await open(page, `/organizations/${orgId}`);
      await button(page, 'Associate existing contact').click();
      const box = page.getByRole('combobox', { name: 'Link contact with this Org.' });
      await box.fill('garcia');
      await page.getByRole('listbox').getByRole('option').first().click();
      const chosen = await box.inputValue();
      return {
        save: () => button(page, 'Associate selected contact').click(),
        success: page.getByText('Contact is associated with this Org.'),
        expectKept: () => expect(box).toHaveValue(chosen),
        stored: () => records.count(`orgContacts/${orgId}`),
      };
    },
  },
  {
    name: 'contact, remove',
    call: 'DELETE /api/orgContact',
    open: async (page, records) => {
      const { orgId } = await createMember(records);
      const success = 'No Contacts associated with this Organization.';
      return {
        ...(await openRemoval(page, `/organizations/${orgId}`, /^Remove Person/, success)),
        stored: async () => once((await records.count(`orgContacts/${orgId}`)) === 0),
      };
    },
  },
  {
    name: 'event, remove organization',
    call: 'DELETE /api/removeOrg',
    open: async (page, records) => {
      const orgId = await records.createOrganization();
      const eventId = await records.createEvent({ orgId });
      const success = 'No organization associated with this event.';
      return {
        ...(await openRemoval(page, `/events/${eventId}`, /^Remove House/, success)),
        stored: async () => once(Object.keys((await records.event(eventId)).orgNames).length === 0),
      };
    },
  },
  {
    name: 'event, delete audience type',
    call: 'DELETE /api/deleteAudienceType',
    open: async (page, records) => {
      const { audiencetypeId, audienceDesc } = await records.audienceType();
      const eventId = await records.createEvent({ audience: [audiencetypeId] });
      await open(page, `/events/${eventId}`);
      const box = page.getByRole('checkbox', { name: audienceDesc, exact: true });
      return {
        save: () => box.click(),
        success: page.getByText('Audience Type has been removed!'),
        expectKept: () => expect(box).toBeChecked(),
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
      const eventId = await records.createEvent();
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
      const eventId = await records.createEvent();
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

function reportOf(call: string): Success {
  if (call.startsWith('POST')) return 'created';
  return call.startsWith('GET') ? 'silent' : 'done';
}

export type MatrixWrite = Write & { reports: Success };

export const WRITES: readonly MatrixWrite[] = [
  ...FORMS.map(formWrite),
  ...BUTTONS,
  ...NOTES.flatMap(noteWrites),
].map((write) => ({ ...write, reports: reportOf(write.call) }));
