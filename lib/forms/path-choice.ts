/**
 * Choices whose text travels in the address of a save: event type, event status and county of an organization. The backend
 * refuses some characters there in every encoding (legacy-api.md §1.14), so such a choice cannot be saved.
 */
import { description, pathTextChange } from '@/lib/contract/values';
import type { FieldFacts } from './values';

export const fitsPath = (text: string) => description.safeParse(text).success;

/** The reason, and what to do. */
export function pathRefusal({ label }: FieldFacts, text: string): string {
  const { replaced } = pathTextChange(text);
  const why =
    replaced.length === 0
      ? 'the backend does not accept it in an address'
      : `the backend does not accept ${replaced.join(' ')} in it`;
  return `${label} “${text}” cannot be saved: ${why}. Choose another one.`;
}
