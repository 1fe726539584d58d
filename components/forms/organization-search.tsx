'use client';
/** The organizations to choose from, loaded once somebody wants to choose. */
import { loadOrganizationOptions } from '@/components/forms/options';
import { SearchSelect, type SearchSelectProps } from '@/components/ui/search-select';
import type { Choice } from '@/lib/forms/choice';

export function OrganizationSearch(props: Omit<SearchSelectProps<Choice>, 'load'>) {
  return <SearchSelect {...props} load={loadOrganizationOptions} />;
}
