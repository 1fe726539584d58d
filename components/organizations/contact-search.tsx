'use client';
/** A search field for contacts, loaded when its form is opened. */
import { type ContactOption, loadContactOptions } from '@/components/forms/options';
import { SearchSelect, type SearchSelectProps } from '@/components/ui/search-select';

export function ContactSearch(props: Omit<SearchSelectProps<ContactOption>, 'load'>) {
  return <SearchSelect {...props} load={loadContactOptions} />;
}
