/** Every kind of write: how it is opened and clicked, what shows that it was saved, and where it is stored. */
import { expect, type Locator, type Page } from '@playwright/test';
import { FAULTY_APP } from '@/e2e/support/addresses';
import type { Success } from './faults';
import type { NoteOwner, Records } from './records';

/** A write that is typed in and waits for its click. */
export interface OpenWrite {
  /** The click, with the confirmation that it asks for. */
  save: () => Promise<void>;
  /** What the page says, or how it looks, only once it is saved. */
  success: Locator;
  /** What was typed or chosen is still there. */
  kept: () => Promise<void>;
  /** How often the backend has done it. */
  stored: () => Promise<number>;
}

export interface MatrixWrite {
  name: string;
  reports: Success;
  /** Part of `METHOD /path` of the backend's call. */
  call: string;
  /** The page reads what is true after the write, so that it may know more than the response said. */
  readsAgain?: true;
  /** The backend refuses what it has done already. */
  onlyOnce?: true;
  open: (page: Page, records: Records) => Promise<OpenWrite>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( \\*)?$`));
/** Waits for the scripts: what is typed before them has tests of its own. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${FAULTY_APP}${path}`);
  await expect(page.locator('.unscripted-menu')).toHaveCount(0);
}
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click();
const unique = (what: string) => `${what} ${crypto.randomUUID().slice(0, 13)}`;
const once = (done: boolean) => (done ? 1 : 0);

const NOTES: Record<NoteOwner, { page: (id: number) => string; create: string; save: string }> = {
  org: { page: (id) => `/organization/read/${id}`, create: 'Create Org. Note', save: 'Save Note' },
  contact: {
    page: (id) => `/contact/read/${id}`,
    create: 'Create contact note',
    save: 'Save Note',
  },
  event: { page: (id) => `/event/read/${id}`, create: 'Create event note', save: 'Save note' },
};
const OWNER_NAMES = { org: 'organization', contact: 'contact', event: 'event' };

function createOwner(owner: NoteOwner, records: Records): Promise<number> {
  const name = unique('Owner');
  if (owner === 'org') return records.createOrganization(name);
  return owner === 'contact' ? records.createContact(name) : records.createEvent(name);
}

function noteWrites(owner: NoteOwner): MatrixWrite[] {
  const { page: pathOf, create, save } = NOTES[owner];
  const name = OWNER_NAMES[owner];
  const noteRow = async (page: Page, records: Records) => {
    const id = await createOwner(owner, records);
    const text = unique('Before');
    await records.createNote(owner, id, text);
    await open(page, pathOf(id));
    const note = page.getByRole('textbox', { name: /^Note of/ });
    await expect(note).toHaveValue(text);
    return { note, list: `${owner}/notes/${id}` };
  };
  return [
    {
      name: `note of ${name}, create`,
      reports: 'created',
      call: `POST /api/${owner}/newNote`,
      open: async (page, records) => {
        const id = await createOwner(owner, records);
        const text = unique('Note');
        await open(page, pathOf(id));
        await button(page, create).click();
        await page.getByLabel('New note').fill(text);
        return {
          save: () => button(page, save).click(),
          success: page.getByText('A new note is created.'),
          kept: () => expect(page.getByLabel('New note')).toHaveValue(text),
          stored: () => records.count(`${owner}/notes/${id}`, 'noteEntry', text),
        };
      },
    },
    {
      name: `note of ${name}, edit`,
      reports: 'done',
      call: 'PUT /api/editNote',
      open: async (page, records) => {
        const { note, list } = await noteRow(page, records);
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
      reports: 'done',
      call: 'DELETE /api/deleteNote',
      open: async (page, records) => {
        const { note, list } = await noteRow(page, records);
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

async function createMember(records: Records) {
  const orgId = await records.createOrganization(unique('House'));
  const contactId = await records.createContact(unique('Person'), orgId);
  return { orgId, contactId };
}

export const WRITES: readonly MatrixWrite[] = [
  {
    name: 'organization, create',
    reports: 'created',
    call: 'POST /api/organization/',
    open: async (page, records) => {
      const text = unique('House');
      await open(page, '/organizations/new');
      await field(page, 'County').selectOption('Cook');
      await field(page, 'Name').fill(text);
      return {
        save: () => button(page, 'Save').click(),
        success: page.getByText(`${text} is created!`),
        kept: () => expect(field(page, 'Name')).toHaveValue(text),
        stored: () => records.count('organizations', 'orgname', text),
      };
    },
  },
  {
    name: 'organization, update',
    reports: 'done',
    call: 'PUT /api/organization/',
    open: async (page, records) => {
      const name = unique('House');
      const text = unique('City');
      const orgId = await records.createOrganization(name);
      await open(page, `/organizations/${orgId}`);
      await field(page, 'City').fill(text);
      return {
        save: () => button(page, 'Save').click(),
        success: page.getByText(`${name} has been updated!`),
        kept: () => expect(field(page, 'City')).toHaveValue(text),
        stored: () => records.count('organizations', 'city', text),
      };
    },
  },
  {
    name: 'contact, create',
    reports: 'created',
    call: 'POST /api/create-update-contact',
    open: async (page, records) => {
      const text = unique('Noor');
      await open(page, '/contact/new');
      await field(page, 'First Name').fill(text);
      return {
        save: () => button(page, 'Save').click(),
        success: page.getByText('New contact is created!'),
        kept: () => expect(field(page, 'First Name')).toHaveValue(text),
        stored: () => records.count('all-contacts-export', 'firstName', text),
      };
    },
  },
  {
    name: 'contact, update',
    reports: 'done',
    call: 'PUT /api/create-update-contact',
    open: async (page, records) => {
      const text = unique('Title');
      const contactId = await records.createContact(unique('Noor'));
      await open(page, `/contact/${contactId}`);
      await field(page, 'Title').fill(text);
      return {
        save: () => button(page, 'Save').click(),
        success: page.getByText('Contact is updated.'),
        kept: () => expect(field(page, 'Title')).toHaveValue(text),
        stored: () => records.count('all-contacts-export', 'title', text),
      };
    },
  },
  {
    name: 'contact of an organization, create',
    reports: 'created',
    call: 'POST /api/create-update-contact',
    open: async (page, records) => {
      const text = unique('Noor');
      const orgId = await records.createOrganization(unique('House'));
      await open(page, `/organizations/${orgId}`);
      await button(page, 'Add new contact').click();
      await field(page, 'First Name').fill(text);
      return {
        save: () => button(page, 'Save Contact').click(),
        success: page.getByText('New contact is created!'),
        kept: () => expect(field(page, 'First Name')).toHaveValue(text),
        stored: () => records.count('all-contacts-export', 'firstName', text),
      };
    },
  },
  {
    name: 'contact, associate',
    reports: 'done',
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
    reports: 'done',
    call: 'DELETE /api/orgContact',
    open: async (page, records) => {
      const { orgId } = await createMember(records);
      await open(page, `/organizations/${orgId}`);
      const remove = page.getByRole('button', { name: /^Remove Person/ });
      return {
        save: async () => {
          await remove.click();
          await confirm(page, 'Remove');
        },
        success: page.getByText('No Contacts associated with this Organization.'),
        kept: () => expect(remove).toHaveCount(1),
        stored: async () => once((await records.length(`orgContacts/${orgId}`)) === 0),
      };
    },
  },
  {
    name: 'event, create',
    reports: 'created',
    call: 'POST /api/event/',
    open: async (page, records) => {
      const text = unique('Hall');
      await open(page, '/events/new');
      await field(page, 'Event type').selectOption({ index: 1 });
      await field(page, 'Start date/time').fill('05-04-2026 09:00 AM');
      await field(page, 'Start date/time').press('Tab');
      await expect(field(page, 'End date/time')).toHaveValue('05-04-2026 10:00 AM');
      await field(page, 'Location').fill(text);
      return {
        save: () => button(page, 'Save Event').click(),
        success: page.getByText('New Event is created!'),
        kept: () => expect(field(page, 'Location')).toHaveValue(text),
        stored: () => records.count('events', 'location', text),
      };
    },
  },
  {
    name: 'event, update',
    reports: 'done',
    call: 'PUT /api/event/',
    open: async (page, records) => {
      const text = unique('Hall');
      const eventId = await records.createEvent(unique('Before'));
      await open(page, `/events/${eventId}`);
      await field(page, 'Location').fill(text);
      return {
        save: () => button(page, 'Save Event').click(),
        success: page.getByText('Event has been updated!'),
        kept: () => expect(field(page, 'Location')).toHaveValue(text),
        stored: async () => once((await records.event(eventId)).location === text),
      };
    },
  },
  {
    name: 'event, remove organization',
    reports: 'done',
    call: 'DELETE /api/removeOrg',
    open: async (page, records) => {
      const orgId = await records.createOrganization(unique('House'));
      const eventId = await records.createEvent(unique('Hall'), { orgId });
      await open(page, `/events/${eventId}`);
      const remove = page.getByRole('button', { name: /^Remove House/ });
      return {
        save: async () => {
          await remove.click();
          await confirm(page, 'Remove');
        },
        success: page.getByText('No organization associated with this event.'),
        kept: () => expect(remove).toHaveCount(1),
        stored: async () => once(Object.keys((await records.event(eventId)).orgNames).length === 0),
      };
    },
  },
  {
    name: 'event, delete audience type',
    reports: 'done',
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
    reports: 'done',
    call: 'PUT /api/joinevent',
    readsAgain: true,
    open: async (page, records) => {
      const eventId = await records.createEvent(unique('Hall'));
      await open(page, `/event/read/${eventId}`);
      return {
        save: () => button(page, 'Join as co-presenter').click(),
        success: page.getByText(/^You have joined this event\./),
        kept: async () => {},
        stored: async () => ((await records.event(eventId)).eventPresenters ?? []).length,
      };
    },
  },
  {
    name: 'event, leave',
    reports: 'done',
    call: 'DELETE /api/removePresenter',
    readsAgain: true,
    open: async (page, records) => {
      const eventId = await records.createEvent(unique('Hall'));
      await records.joinEvent(eventId);
      await open(page, `/event/read/${eventId}`);
      return {
        save: () => button(page, 'Remove me from event').click(),
        success: page.getByText('You are no longer a presenter of this event.'),
        kept: async () => {},
        stored: async () =>
          once(((await records.event(eventId)).eventPresenters ?? []).length === 0),
      };
    },
  },
  {
    name: 'event, invite',
    reports: 'silent',
    call: 'GET /api/send-invite',
    open: async (page, records) => {
      const text = unique('Please come');
      const eventId = await records.createEvent(unique('Hall'));
      await open(page, `/event/read/${eventId}`);
      await page.getByText('Send Calendar Invites...').press('Enter');
      await page.getByRole('checkbox', { name: /^Daniel Okafor/ }).check();
      await page.getByLabel('Invite message').fill(text);
      return {
        save: () => button(page, 'Send invite').click(),
        success: page.getByText('Invite sent!'),
        kept: () => expect(page.getByLabel('Invite message')).toHaveValue(text),
        stored: () => records.mails(eventId),
      };
    },
  },
  ...noteWrites('org'),
  ...noteWrites('contact'),
  ...noteWrites('event'),
  {
    name: 'call log, create',
    reports: 'created',
    call: 'POST /api/callLogChange',
    open: async (page, records) => {
      const text = unique('Spoke');
      const { orgId } = await createMember(records);
      await open(page, `/calllog/new?OrgId=${orgId}`);
      const contact = page.getByRole('combobox', { name: 'Select contact person' });
      await contact.click();
      await page.getByRole('option', { name: /^Person/ }).click();
      await expect(contact).toHaveValue(/^Person/);
      await page.getByLabel('Organization status').selectOption('Active partner');
      await page.getByLabel('Call Log Comments').fill(text);
      return {
        save: () => button(page, 'Save call log').click(),
        success: page.getByText('New Call Log is created!'),
        kept: () => expect(page.getByLabel('Call Log Comments')).toHaveValue(text),
        stored: () => records.count(`org/callLogNotes/${orgId}`, 'noteEntry', text),
      };
    },
  },
  {
    name: 'call log, update',
    reports: 'done',
    call: 'PUT /api/callLogChange',
    open: async (page, records) => {
      const text = unique('Spoke');
      const { orgId, contactId } = await createMember(records);
      const callId = await records.createCallLog(orgId, contactId, unique('Before'));
      await open(page, `/calllog/${callId}`);
      await page.getByLabel('Call Log Comments').fill(text);
      return {
        save: () => button(page, 'Save call log').click(),
        success: page.getByText('Call Log has been updated!'),
        kept: () => expect(page.getByLabel('Call Log Comments')).toHaveValue(text),
        stored: async () => once((await records.comment(callId)) === text),
      };
    },
  },
];
