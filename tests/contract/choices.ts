/** What the suite's own rows may have of what the backend offers, and who is asking. */
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import {
  getAudienceTypes,
  getCounties,
  getEventStatusTypes,
  getEventTypes,
  getOrganizationStatusTypes,
} from '@/lib/contract/calls/lookups';
import { getActivePresenters } from '@/lib/contract/calls/presenters';
import { getUser } from '@/lib/contract/calls/session';
import { given, read } from './suite/witness';
import type { Reader } from './wire/reader';
import { user } from './wire/shapes';

export class Choices {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  async county(index = 0): Promise<string> {
    return (await this.#descriptions(getCounties, 'countyDesc', index)).text;
  }

  async eventType(): Promise<string> {
    return (await this.#descriptions(getEventTypes, 'eventTypeDesc', 0)).text;
  }

  /** Not the one that new events get by themselves. */
  async eventStatus(index = 0): Promise<string> {
    const rows = z.array(z.object({ statusId: z.number(), statusdesc: z.string() }));
    const others = read(await this.#reader.ask(getEventStatusTypes), rows).filter(
      ({ statusdesc }) => statusdesc !== 'Info Needed',
    );
    return given(others[index], 'more event statuses').statusdesc;
  }

  async organizationStatus(index = 0): Promise<{ id: number; text: string }> {
    return this.#descriptions(getOrganizationStatusTypes, 'statusDesc', index);
  }

  async audienceTypeId(): Promise<number> {
    const rows = z.array(z.object({ audiencetypeId: z.number() }));
    const asked = await this.#reader.ask(getAudienceTypes, { params: { eventId: -1 } });
    return given(read(asked, rows)[0], 'an audience type').audiencetypeId;
  }

  async callerId(): Promise<number> {
    const { presenterId } = read(await this.#reader.ask(getUser), user);
    return given(presenterId, 'the presenterId of the caller in /api/user');
  }

  /** "first last", as the wire prints people. */
  async callerName(): Promise<string> {
    const { firstName, lastName } = read(await this.#reader.ask(getUser), user);
    return `${firstName} ${lastName}`;
  }

  /** The caller, and one more where others may be invited. */
  async inviteeIds(others: boolean): Promise<number[]> {
    const caller = await this.callerId();
    if (!others) return [caller];
    const rows = z.array(z.object({ presenterId: z.number() }));
    const known = read(await this.#reader.ask(getActivePresenters), rows);
    return [
      caller,
      ...known.map(({ presenterId }) => presenterId).filter((id) => id !== caller),
    ].slice(0, 2);
  }

  async #descriptions(call: Call, key: string, index: number) {
    const rows = read(await this.#reader.ask(call), z.array(z.looseObject({ [key]: z.string() })));
    const found = given(rows[index], `more rows from ${call.path}`);
    const id = Object.entries(found).find(([name]) => name.endsWith('Id'))?.[1];
    return { id: Number(id), text: String(found[key]) };
  }
}
