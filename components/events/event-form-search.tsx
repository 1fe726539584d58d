'use client';
/** The organizations to choose from, loaded once somebody wants to choose. */
import { loadOrganizationOptions } from '@/components/forms/options';
import { SearchSelect } from '@/components/ui/search-select';
import type { LinkedOrganization } from '@/lib/forms/event-fields';

interface OrganizationSearchProps {
  label: string;
  value: LinkedOrganization | null;
  onChange: (organization: LinkedOrganization | null) => void;
}

export function OrganizationSearch({ label, value, onChange }: OrganizationSearchProps) {
  return (
    <SearchSelect
      label={label}
      load={loadOrganizationOptions}
      value={value}
      onChange={onChange}
      autoFocus
    />
  );
}
