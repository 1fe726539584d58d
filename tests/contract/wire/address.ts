/** Where a declared call goes with its values, and how a report may show that without quoting anybody. */
import type { Call } from '@/lib/contract/call';
import { fillPath, printQuery } from '@/lib/contract/path';
import { CannotAsk } from '@/tests/contract/suite/witness';

export interface Values {
  params?: Record<string, string | number>;
  query?: Record<string, string[]>;
}

export interface Address {
  path: string;
  /** For people: free text, which may be somebody's name, stays in braces. */
  shown: string;
}

const FREE_TEXT = ['text', 'eventName', 'message', 'location'];

export function addressOf(call: Call, { params = {}, query = {} }: Values = {}): Address {
  const path = call.params.safeParse(params);
  const asked = call.query.safeParse(query);
  if (!path.success || !asked.success)
    throw new CannotAsk(`${call.name} takes no such values as the backend has here`);
  const open = call.path.replace(/\{(\w+)\}/g, (slot, name: string) =>
    FREE_TEXT.includes(name) ? slot : decodeURIComponent(fillPath(slot, path.data)),
  );
  const printed = printQuery(asked.data);
  return {
    path: fillPath(call.path, path.data) + printed,
    shown: `${call.method} ${open}${decodeURIComponent(printed)}`,
  };
}
