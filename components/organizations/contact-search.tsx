'use client';
/** The contacts to choose from, loaded once somebody wants to choose. */
import { type ContactOption, loadContactOptions } from '@/components/forms/options';
import { SearchSelect, type SearchSelectProps } from '@/components/ui/search-select';

export function ContactSearch(props: Omit<SearchSelectProps<ContactOption>, 'load'>) {
  return <SearchSelect {...props} load={loadContactOptions} />;
}
