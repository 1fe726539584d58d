'use client';
/** The organizations to choose from, loaded once somebody wants to choose. */
import { loadOrganizationOptions } from '@/components/forms/options';
import { SearchSelect } from '@/components/ui/search-select';
import type { Choice } from '@/lib/forms/choice';

interface OrganizationSearchProps {
  label: string;
  value: Choice | null;
  /** Ids that cannot be chosen. */
  taken?: readonly number[] | undefined;
  onChange: (organization: Choice | null) => void;
}

export function OrganizationSearch(props: OrganizationSearchProps) {
  return <SearchSelect {...props} load={loadOrganizationOptions} autoFocus />;
}
