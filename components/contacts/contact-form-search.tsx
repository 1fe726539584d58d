'use client';
/** The organizations to choose from, loaded once somebody wants to choose. */
import { loadOrganizationOptions } from '@/components/forms/options';
import { SearchSelect } from '@/components/ui/search-select';
import type { ChosenOrganization } from './contact-form-choice';

interface OrganizationSearchProps {
  value: ChosenOrganization | null;
  memberOf: number[];
  onChange: (organization: ChosenOrganization | null) => void;
}

export function OrganizationSearch({ value, memberOf, onChange }: OrganizationSearchProps) {
  return (
    <SearchSelect
      label="Link Org. with this Contact"
      load={loadOrganizationOptions}
      value={value}
      taken={memberOf}
      onChange={onChange}
      autoFocus
    />
  );
}
