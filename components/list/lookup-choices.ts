/** What a filter offers, or the sentence that stands in place of a lookup that failed or is empty. */
import type { Section } from '@/lib/legacy/section';
import type { Choices } from './filter-choices';

export function choicesOf(lookup: Section<string[]>, failed: string, empty: string): Choices {
  if (!lookup.ok) return { message: failed };
  return lookup.value.length === 0 ? { message: empty } : { values: lookup.value };
}
