'use client';
/** The lists to choose an organization and one of its contacts from; heavy, and loaded apart. */
import { useMemo } from 'react';
import { contactOptionsOf, loadOrganizationOptions } from '@/components/forms/options';
import { SearchSelect } from '@/components/ui/search-select';
import { readChoice } from '@/lib/forms/choice';
import type { ChoiceProps } from './call-log-fields';

export function OrganizationSearch({ form, label, autoFocus }: ChoiceProps) {
  const { id, value, error, readOnly } = form.field('organization');
  return (
    <SearchSelect
      id={id}
      label={label}
      error={error}
      required
      readOnly={readOnly}
      autoFocus={autoFocus}
      load={loadOrganizationOptions}
      value={readChoice(value)}
      onChange={form.chooseOrganization}
    />
  );
}

export function ContactSearch(props: ChoiceProps & { orgId: number }) {
  const { form, label, autoFocus, orgId } = props;
  const { id, value, error, readOnly } = form.field('contact');
  const load = useMemo(() => contactOptionsOf(orgId), [orgId]);
  const chosen = readChoice(value);
  return (
    <SearchSelect
      // What was typed for one organization is nothing to another.
      key={orgId}
      id={id}
      label={label}
      error={error}
      required
      readOnly={readOnly}
      autoFocus={autoFocus}
      load={load}
      emptyText="This organization has no contacts yet. Add one below, then come back to this field."
      value={chosen && { ...chosen, name: chosen.text }}
      // A call log names its contact, and nothing else of them (legacy-api.md D6).
      onChange={(option) => form.chooseContact(option && { id: option.id, text: option.name })}
    />
  );
}
