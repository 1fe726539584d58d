/** A list's state as hidden fields, so that a form keeps what it does not change. */
import type { listPairs } from '@/lib/list/state';

export function HiddenState({ pairs }: { pairs: ReturnType<typeof listPairs> }) {
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
