'use client';
/** Fields that search a long list on our own server, which finds the few that hold every word; heavy, and loaded apart. */
import { useCallback } from 'react';
import { z } from 'zod';
import { SearchSelect, type SearchSelectProps } from '@/components/ui/search-select';
import type { FoundOptions } from '@/components/ui/use-options';
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

/** `text` adds the title to the name, so that two of one name can be told apart. */
const organizationContactOption = organizationOption.extend({ name: z.string() });

export type ContactOption = z.output<typeof contactOption>;

const loadOrganizations = (words: string, signal: AbortSignal) =>
  loadOptions(pathTo('organizationOptions'), organizationOption, words, signal);

const loadContacts = (words: string, signal: AbortSignal) =>
  loadOptions(pathTo('contactOptions'), contactOption, words, signal);

export function OrganizationSearch(props: Omit<SearchSelectProps<Choice>, 'load'>) {
  return <SearchSelect {...props} load={loadOrganizations} />;
}

export function ContactSearch(props: Omit<SearchSelectProps<ContactOption>, 'load'>) {
  return <SearchSelect {...props} load={loadContacts} />;
}

interface OrganizationContactSearchProps extends Omit<SearchSelectProps<Choice>, 'load'> {
  orgId: number;
}

/** Tells two of one name apart by their titles, and takes over the name alone. */
export function OrganizationContactSearch(props: OrganizationContactSearchProps) {
  const { orgId, value, onChange, ...search } = props;
  const load = useCallback(
    (words: string, signal: AbortSignal) =>
      loadOptions(
        pathTo('organizationContactOptions', { orgId }),
        organizationContactOption,
        words,
        signal,
      ),
    [orgId],
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

async function loadOptions<Option>(
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
