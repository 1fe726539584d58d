/** The choices of a lookup whose text goes into the path of a save, without those that the backend rejects there. */
import { fitsPath } from '@/lib/contract/text';
import type { Choices } from '@/lib/list/choices';

export function pathChoices(choices: Choices): Choices {
  if ('message' in choices) return choices;
  const values = choices.values.filter(fitsPath);
  const left = choices.values.filter((value) => value.trim() !== '' && !fitsPath(value));
  if (left.length === 0) return { values };
  return { values, hint: `Not offered, because the backend cannot save it: ${left.join(', ')}.` };
}
