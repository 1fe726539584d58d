/** The proxy's allow-list: which declared call a request means, if any. */
import 'server-only';
import type { Call, Method } from '@/lib/contract/call';
import { calls } from '@/lib/contract/calls';
import { matchPath } from '@/lib/contract/path';

export type Found =
  | { kind: 'call'; call: Call; values: Record<string, string> }
  /** The path exists with other methods only. */
  | { kind: 'wrong-method'; allowed: Method[] }
  | { kind: 'undeclared' };

/** `path` as it stands in the address, still encoded; see `pathOfRequest`. */
export function findCall(method: string, path: string): Found {
  const matches = calls.flatMap((call) => {
    const values = call.browser ? matchPath(call.path, path) : null;
    return values ? [{ call, values }] : [];
  });
  const match = matches.find(({ call }) => call.method === method);
  if (match) return { kind: 'call', ...match };
  if (matches.length === 0) return { kind: 'undeclared' };
  return { kind: 'wrong-method', allowed: matches.map(({ call }) => call.method) };
}
