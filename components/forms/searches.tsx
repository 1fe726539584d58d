'use client';
/** Fields that search organizations and contacts on our server. Loaded through `lazy-searches.tsx`. */
import { useCallback } from 'react';
import { z } from 'zod';
import {
  type FoundOptions,
  SearchSelect,
  type SearchSelectProps,
} from '@/components/ui/search-select';
import { read } from '@/lib/browser/read';
import { pathTo } from '@/lib/contract/paths';
import type { Choice } from '@/lib/forms/field';

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

/** `text` is the name with the title, which distinguishes contacts of the same name. */
const organizationContactOption = organizationOption.extend({ name: z.string() });

export type ContactOption = z.output<typeof contactOption>;

const loadOptions =
  <Option,>(path: string, option: z.ZodType<Option>) =>
  async (words: string, signal: AbortSignal): Promise<FoundOptions<Option>> => {
    const response = z.object({ options: z.array(option), total: z.number() });
    const found = await read(`${path}?${new URLSearchParams({ q: words })}`, response, signal);
    if (found.ok) return { kind: 'found', ...found.value };
    return { kind: found.signedOut ? 'signed-out' : 'failed' };
  };

const loadOrganizations = loadOptions(pathTo('organizationOptions'), organizationOption);
const loadContacts = loadOptions(pathTo('contactOptions'), contactOption);

export function OrganizationSearch(props: Omit<SearchSelectProps<Choice>, 'load'>) {
  return <SearchSelect {...props} load={loadOrganizations} />;
}

export function ContactSearch(props: Omit<SearchSelectProps<ContactOption>, 'load'>) {
  return <SearchSelect {...props} load={loadContacts} />;
}

/** Lists names with titles; the chosen value is the name alone. */
export function OrganizationContactSearch(
  props: Omit<SearchSelectProps<Choice>, 'load'> & { orgId: number },
) {
  const { orgId, value, onChange, ...search } = props;
  const path = pathTo('organizationContactOptions', { orgId });
  const load = useCallback(
    (words: string, signal: AbortSignal) =>
      loadOptions(path, organizationContactOption)(words, signal),
    [path],
  );
  return (
    <SearchSelect
      {...search}
      load={load}
      value={value && { ...value, name: value.text }}
      onChange={(option) => onChange(option && { id: option.id, text: option.name })}
    />
  );
}
