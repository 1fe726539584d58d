/** Writes that go on until the first one is not acknowledged, and a journal of what was acknowledged. */
import type { TestClient } from './client';

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
  readonly #waiting: { count: number; go: () => void }[] = [];

  /** Resolves once that many were acknowledged. */
  reaches(count: number): Promise<void> {
    return new Promise((go) => this.#waiting.push({ count, go }));
  }

  /** Resolves when the first answer fails to come or says that something is not done. */
  async writeUntilTheEnd(employee: TestClient, writer: string): Promise<void> {
    for (let number = 1; ; number += 1) {
      try {
        await this.#writeOnce(employee, `${writer}n${number}`);
      } catch {
        return;
      }
    }
  }

  /** Each answer is noted before the next request is sent. */
  async #writeOnce(employee: TestClient, word: string): Promise<void> {
    const create = async (path: string, body: object) => {
      const id = await employee.create(path, body);
      this.#acknowledge();
      return id;
    };
    const orgId = await create('/api/organization/Cook', { orgname: `a${word}` });
    this.#keep('organization', orgId, `a${word}`);
    await employee.done('PUT', '/api/organization/Lake', { orgId, orgname: `b${word}` });
    this.#acknowledge();
    this.#keep('organization', orgId, `b${word}`);
    const contactPath = `/api/create-update-contact/${orgId}`;
    const contactId = await create(contactPath, { firstName: `c${word}` });
    this.#keep('contact', contactId, `c${word}`);
    const event = { eventName: `e${word}`, startDateTime: '2030-01-02T09:00' };
    const eventId = await create(`/api/event/Presentation/${orgId}/true/null`, event);
    this.#keep('event', eventId, `e${word}`);
    const noteId = await create(`/api/event/newNote/${eventId}`, { noteEntry: `n${word}` });
    this.#keep('note', noteId, `n${word}`);
    const call = { noteEntry: `l${word}`, callLog: { callId: null } };
    await create(`/api/callLogChange/${orgId}/${contactId}/1/0`, call);
    // Until the response it is open whether a note about to be removed is still there.
    this.stored.delete(`note ${noteId}`);
    await employee.done('DELETE', `/api/deleteNote/${noteId}`);
    this.#acknowledge();
    this.removedNotes.push(noteId);
  }

  #acknowledge(): void {
    this.acknowledged += 1;
    for (const { count, go } of this.#waiting) if (this.acknowledged >= count) go();
  }

  #keep(kind: Entry['kind'], id: number, name: string): void {
    this.stored.delete(`${kind} ${id}`);
    this.stored.set(`${kind} ${id}`, { kind, id, name });
  }
}
