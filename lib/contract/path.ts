/** Addresses of calls: from template and values, and back. */
import type { PathValues, QueryValues } from './call';

/** Fills `{name}` slots with percent-encoded values. Throws if a slot has no value. */
export function fillPath(template: string, values: PathValues): string {
  return template.replace(/\{(\w+)\}/g, (_slot, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in ${template}`);
    return encodeURIComponent(String(value));
  });
}

/**
 * Returns the query with its `?`, or an empty text. Lists repeat their parameter. The backend splits a parameter that occurs
 * once at its commas (legacy-api.md §1.15), so a single value with a comma is sent twice.
 */
export function printQuery(values: QueryValues): string {
  const pairs = Object.entries(values).flatMap(([name, list]) => {
    const [only] = list;
    const sent = list.length === 1 && only?.includes(',') ? [only, only] : list;
    return sent.map((value) => `${name}=${encodeURIComponent(value)}`);
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Returns the decoded values of a path's slots; null if it does not match the template. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const expected = template.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [position, part] of expected.entries()) {
    const actual = given[position] ?? '';
    const slot = /^\{(\w+)\}$/.exec(part)?.[1];
    if (slot === undefined) {
      if (part !== actual) return null;
      continue;
    }
    const decoded = decode(actual);
    if (decoded === null) return null;
    values[slot] = decoded;
  }
  return values;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
