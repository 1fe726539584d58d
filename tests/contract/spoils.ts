/** Ways in which a backend may depart from the reference. */
import { z } from 'zod';
import type { Spoil } from './spoiling-proxy';

type Change = (text: string) => string;

/** A changed text where the path matches. */
const inText =
  (paths: RegExp, change: Change): Spoil =>
  ({ path }, { status, text }) =>
    paths.test(path) ? { status, text: change(text) } : undefined;

const otherStatus =
  (method: string, paths: RegExp, from: number, to: number): Spoil =>
  (request, { status }) =>
    request.method === method && paths.test(request.path) && status === from
      ? { status: to, text: '' }
      : undefined;

const page = z.looseObject({ content: z.array(z.unknown()) });
const turnedRound: Change = (text) => {
  const { content, ...rest } = page.parse(JSON.parse(text));
  return JSON.stringify({ ...rest, content: content.reverse() });
};

/** By the assertion that must notice it: one wrong thing each, in answers that no other question needs to go on. */
export const SPOILS: [string, Spoil][] = [
  ['5', otherStatus('POST', /^\/api\/organization\//, 403, 200)],
  [
    '11',
    inText(/call-logs-sorted-default/, (text) => text.replace('"numberOfElements"', '"rows"')),
  ],
  ['13', inText(/contacts-filtered-sorted\/0\/5\/firstName\/desc/, turnedRound)],
  [
    '19',
    inText(/call-logs-filtered.+\/true/, (text) => text.replace(/("createdBy":")/g, '$1Not ')),
  ],
  ['27', inText(/allorgnames/, (text) => text.replaceAll('OrgID', 'orgId'))],
  [
    '28',
    inText(/contacts-sorted-default/, (text) => text.replace(/("createDate":"[^"]+)/g, '$1Z')),
  ],
  ['31', otherStatus('DELETE', /removeOrg/, 204, 200)],
  ['50', inText(/multi-field-index/, (text) => text.replace('{"value":0', '{"value":1'))],
  ['54', inText(/checkPresenter\/2147483000/, () => 'true')],
  ['55', otherStatus('GET', /^\/api\/contact\/x$/, 400, 500)],
];
