/** Employees who write all at once until nobody answers any more, and keep a journal of what they were told was stored. */
import { z } from 'zod';

import type { Caller } from './caller';
import type { Answer } from './http';

/** The stored thing: its name is a word found nowhere else. */
export type Entry = {
  kind: 'organization' | 'contact' | 'event' | 'note';
  id: number;
  name: string;
};

export class Journal {
  /** Under its newest name, in the order of the answers. */
  readonly stored = new Map<string, Entry>();
  readonly removedNotes: number[] = [];
  /** Answers that said it is done: 201 and 204. */
  acknowledged = 0;

  keep(kind: Entry['kind'], id: number, name: string): void {
    this.stored.delete(`${kind} ${id}`);
    this.stored.set(`${kind} ${id}`, { kind, id, name });
  }

  /** Of a note about to be removed nobody can say whether it is there, until the answer. */
  letGo(noteId: number): void {
    this.stored.delete(`note ${noteId}`);
  }
}

const lostConnection = z.object({ code: z.enum(['ECONNRESET', 'ECONNREFUSED', 'EPIPE']) });

class NotAcknowledged extends Error {}

const CALL = { callLog: { callId: null } };

/** Resolves when the first answer fails to come or says that something is not done, or when it is told to stop. */
export async function writeUntilTheEnd(
  employee: Caller,
  writer: string,
  journal: Journal,
  stop?: AbortSignal,
): Promise<void> {
  try {
    for (let number = 1; !stop?.aborted; number += 1) await writeOnce(`${writer}n${number}`);
  } catch (error) {
    if (error instanceof NotAcknowledged || isLostConnection(error)) return;
    throw error;
  }

  /** Each answer is noted before the next request is sent. */
  async function writeOnce(word: string): Promise<void> {
    const orgId = await create('/api/organization/Cook', { orgname: `a${word}` });
    journal.keep('organization', orgId, `a${word}`);
    acknowledged(
      await employee.write('PUT', '/api/organization/Lake', { orgId, orgname: `b${word}` }),
    );
    journal.keep('organization', orgId, `b${word}`);
    const contactId = await create(`/api/create-update-contact/${orgId}`, {
      firstName: `c${word}`,
    });
    journal.keep('contact', contactId, `c${word}`);
    const eventId = await create(`/api/event/Presentation/${orgId}/true/null`, {
      eventName: `e${word}`,
      startDateTime: '2030-01-02T09:00',
    });
    journal.keep('event', eventId, `e${word}`);
    const noteId = await create(`/api/event/newNote/${eventId}`, { noteEntry: `n${word}` });
    journal.keep('note', noteId, `n${word}`);
    await create(`/api/callLogChange/${orgId}/${contactId}/1/0`, {
      noteEntry: `l${word}`,
      ...CALL,
    });
    journal.letGo(noteId);
    acknowledged(await employee.write('DELETE', `/api/deleteNote/${noteId}`));
    journal.removedNotes.push(noteId);
  }

  async function create(path: string, body: unknown): Promise<number> {
    const answer = await employee.write('POST', path, body);
    acknowledged(answer);
    return Number(answer.headers.location?.split('/').at(-1));
  }

  function acknowledged({ status, text }: Answer): void {
    if (status !== 201 && status !== 204) throw new NotAcknowledged(`${status} ${text}`);
    journal.acknowledged += 1;
  }
}

/** By its shape: an error of the system's is no instance of the Error that tests know. */
function isLostConnection(error: unknown): boolean {
  return lostConnection.safeParse(error).success;
}
