/** Asks our own side for the few of a long list that hold every word somebody typed. */

import { z } from 'zod';
import type { FoundOptions } from '@/components/ui/use-options';
import { read } from '@/lib/browser/read';
import { pathTo } from '@/lib/contract/paths';

const organizationOption = z.object({ id: z.number(), text: z.string() });

const name = z.string().nullable();
const contactOption = organizationOption.extend({
  contact: z.object({
    contactId: z.number(),
    firstName: name,
    lastName: name,
    title: name,
    email: name,
    phone: name,
    altPhone: name,
  }),
});

/** `text` adds the title to the name, so that two of one name can be told apart. */
const organizationContactOption = organizationOption.extend({ name: z.string() });

export type OrganizationOption = z.output<typeof organizationOption>;
export type ContactOption = z.output<typeof contactOption>;

export const loadOrganizationOptions = (words: string, signal: AbortSignal) =>
  load(pathTo('organizationOptions'), organizationOption, words, signal);

export const loadContactOptions = (words: string, signal: AbortSignal) =>
  load(pathTo('contactOptions'), contactOption, words, signal);

export const contactOptionsOf = (orgId: number) => (words: string, signal: AbortSignal) =>
  load(pathTo('organizationContactOptions', { orgId }), organizationContactOption, words, signal);

async function load<Option>(
  path: string,
  option: z.ZodType<Option>,
  words: string,
  signal: AbortSignal,
): Promise<FoundOptions<Option>> {
  const answer = z.object({ options: z.array(option), total: z.number() });
  const found = await read(`${path}?${new URLSearchParams({ q: words })}`, answer, signal);
  if (found.ok) return { kind: 'found', ...found.value };
  return { kind: found.signedOut ? 'signed-out' : 'failed' };
}
