/** Assertion 28: dates are wall clocks without a zone, except in raw rows (legacy-api.md §1.11). */

import { z } from 'zod';
import { getCallLog } from '@/lib/contract/calls/call-logs';
import { getContactNotes, getEventNotes, getOrganizationNotes } from '@/lib/contract/calls/notes';
import { getOrganization } from '@/lib/contract/calls/organizations';
import { LISTS } from '@/tests/contract/lists';
import { firstPage } from '@/tests/contract/pages';
import type { Question } from '@/tests/contract/suite/question';
import { read, that } from '@/tests/contract/suite/witness';
import type { Asked } from '@/tests/contract/wire/reader';

const DATE_NAMES = /^(?:lastContact|.+Date|.+DateTime|calllogdate)$/;
/** A fraction only where it is not zero, and without zeros at its end. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{0,8}[1-9])?$/;
const OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[+-]\d\d:\d\d|Z)?$/;

/** Every date within, wherever it stands. */
function* datesIn(value: unknown, pointer = ''): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const at = `${pointer}/${name}`;
    if (typeof member === 'string' && DATE_NAMES.test(name)) yield [at, member];
    else yield* datesIn(member, at);
  }
}

function haveForm(asked: Asked, form: RegExp, expected: string): void {
  if (asked.text === '') return;
  for (const [pointer, date] of datesIn(read(asked, z.unknown())))
    that(asked, form.test(date), expected, pointer);
}

export const DATES: Question[] = [
  {
    label: '28',
    sentence:
      'dates are wall clocks such as 2021-05-03T09:30:00, with an offset in raw rows at most',
    async reads(context, witness) {
      const { reader, samples } = context;
      const local = (asked: Asked) => haveForm(asked, LOCAL, 'a date without an offset');
      for (const list of LISTS) {
        await witness.part(list.name, async () => local((await firstPage(context, list)).asked));
      }
      await witness.part('organization detail', async () => {
        const params = { orgId: await samples.organizationId() };
        local(await reader.ask(getOrganization, { params }));
      });
      await witness.part('contact notes', async () => {
        const params = { contactId: await samples.contactId() };
        local(await reader.ask(getContactNotes, { params }));
      });
      await witness.part('event notes', async () => {
        const params = { eventId: await samples.eventId() };
        local(await reader.ask(getEventNotes, { params }));
      });
      await witness.part('call log detail', async () => {
        const params = { callId: await samples.callId() };
        local(await reader.ask(getCallLog, { params }));
      });
      await witness.part('organization notes', async () => {
        const params = { orgId: await samples.organizationId() };
        const asked = await reader.ask(getOrganizationNotes, { params });
        haveForm(asked, OFFSET, 'a date with or without an offset');
      });
    },
  },
];
