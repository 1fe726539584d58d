/** A list's state as hidden fields, so that a form keeps what it does not change. */
import { type ListState, listPairs } from '@/lib/list/state';

export function HiddenState({ state }: { state: ListState }) {
  return listPairs(state).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
