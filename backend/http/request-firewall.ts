/** Request targets that the legacy's server and its firewall refuse before looking at them (legacy-api.md §1.14). */
import { Refusal } from './refusal';

/** Characters and escapes that the web server itself refuses. */
const REFUSED_BY_SERVER = /[^!-~]|["<>\\^`{|}[\]]|%(?![0-9a-f]{2})|%00/i;
const ENCODED_SLASH = /%2f|%5c/i;
/** Empty segments, and characters that could be read as something else further in. */
const REFUSED_BY_FIREWALL = /\/\/|;|%3b|%25/i;
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

export function checkRequestTarget(url: string): void {
  const path = url.split('?', 1)[0] ?? '';
  if (REFUSED_BY_SERVER.test(url) || ENCODED_SLASH.test(path)) {
    throw new Refusal(400, 'request target with a refused character');
  }
  if (REFUSED_BY_FIREWALL.test(path) || DOT_SEGMENT.test(path)) {
    throw new Refusal(500, 'request target refused by the firewall');
  }
}
