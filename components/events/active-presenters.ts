/** Everybody who may be invited, by name. */

import { z } from 'zod';
import { read } from '@/lib/browser/read';
import type { Presenter } from '@/lib/contract/entities/person';
import { pathTo } from '@/lib/contract/paths';
import { fullName } from '@/lib/format/text';

export interface Invitee {
  presenterId: number;
  /** `first last`. */
  name: string;
  /** `first last (email)`. */
  label: string;
  reachable: boolean;
}

export type InviteesRead =
  | { kind: 'read'; invitees: Invitee[] }
  | { kind: 'failed'; signedOut: boolean };

const text = z.string().nullable();
const answered = z.object({
  presenters: z.array(
    z.object({ presenterId: z.number(), firstName: text, lastName: text, email: text }),
  ),
});

/** Never throws. */
export async function readInvitees(): Promise<InviteesRead> {
  const found = await read(pathTo('presenterOptions'), answered);
  if (!found.ok) return { kind: 'failed', signedOut: found.signedOut };
  const invitees = found.value.presenters.map(inviteeOf);
  // By the text of their check boxes.
  invitees.sort((a, b) => a.label.localeCompare(b.label, 'en') || a.presenterId - b.presenterId);
  return { kind: 'read', invitees };
}

function inviteeOf({ presenterId, firstName, lastName, email }: Presenter): Invitee {
  const name = fullName(firstName, lastName) || `Presenter ${presenterId}`;
  const address = email?.trim() || null;
  return {
    presenterId,
    name,
    label: `${name} (${address ?? 'no email address'})`,
    reachable: address !== null,
  };
}
