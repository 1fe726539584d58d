/** Lists of values that filters and forms offer; the backend orders none of them, so we do. */
import 'server-only';
import * as calls from '@/lib/contract/calls/lookups';
import { ask } from './ask';
import type { Caller } from './caller';

const byAlphabet = (texts: string[]) => texts.sort((a, b) => a.localeCompare(b, 'en'));

/** Descriptions, which is what filters carry. */
export async function listCounties(caller: Caller): Promise<string[]> {
  const { value } = await ask(caller, calls.getCounties);
  return byAlphabet(value.map((county) => county.countyDesc));
}

/** Descriptions of both types: an organization may hold the status of an event (legacy-api.md D10). */
export async function listStatuses(caller: Caller): Promise<string[]> {
  const { value } = await ask(caller, calls.getAllStatusTypes);
  return byAlphabet(value.map((status) => status.statusDesc));
}

export async function organizationExists(caller: Caller, orgId: number): Promise<boolean> {
  const { value } = await ask(caller, calls.getOrganizationNames);
  return value.some((organization) => organization.orgId === orgId);
}

export async function contactExists(caller: Caller, contactId: number): Promise<boolean> {
  const { value } = await ask(caller, calls.getContactNames);
  return value.some((contact) => contact.contactId === contactId);
}
