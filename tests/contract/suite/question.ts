/** What the suite asks, and with what. A part that only reads never gets hold of anything that writes. */
import type { Fixtures } from '@/tests/contract/fixtures';
import type { Mailbox } from '@/tests/contract/mailbox';
import type { Samples } from '@/tests/contract/samples';
import type { Reader } from '@/tests/contract/wire/reader';
import type { Writer } from '@/tests/contract/wire/writer';
import type { Witness } from './witness';

export interface ReadContext {
  /** Signed in. */
  reader: Reader;
  /** Not signed in. */
  visitor: Reader;
  samples: Samples;
  /** An origin that the backend allows. */
  origin: string | undefined;
  /** Whether lists without pages, which grow with the data, may be asked for. */
  exports: boolean;
  /** IANA zone of the wall clocks on the wire. */
  zone: string;
}

export interface WriteContext extends ReadContext {
  writer: Writer;
  fixtures: Fixtures;
  /** Where invitations can be looked at. */
  mailbox: Mailbox | undefined;
  /** Another session, to be used up. */
  newSession: (() => Promise<Writer>) | undefined;
  /** Whether others than the caller may be invited. */
  invitesOthers: boolean;
}

export type Reading = (context: ReadContext, witness: Witness) => Promise<void>;
export type Writing = (context: WriteContext, witness: Witness) => Promise<void>;

export interface Question {
  /** The number of the assertion (legacy-api.md §9), or the name of a declared call. */
  label: string;
  sentence: string;
  reads?: Reading;
  writes?: Writing;
}
