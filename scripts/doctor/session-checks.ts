/** Checks that need a session; no data of the backend is printed. */
import { z } from 'zod';
import { manager } from '@/lib/contract/calls/presenter-events';
import { presenters } from '@/lib/contract/calls/presenters';
import { search } from '@/lib/contract/calls/search';
import { session } from '@/lib/contract/calls/session';
import { user } from '@/lib/contract/entities/person';
import { searchResponse } from '@/lib/contract/entities/search';
import { fillPath } from '@/lib/contract/path';
import { type Check, notChecked, note, type Result, right, wrong } from './check';
import type { Probe } from './probe';
import { type HttpResponse, jsonOf } from './wire';

const SIGN_IN = 'Sign in again and set DOCTOR_COOKIE to the new session cookie';
const SEARCH = fillPath(search.search.path, { text: 'a' });

export const SESSION_CHECK: Check = {
  id: 'session',
  setting: 'DOCTOR_COOKIE',
  request: 'GET /api/user, signed in',
  run: checkSession,
};

/** Run only if `session` is right. */
export const SIGNED_IN_CHECKS: Check[] = [
  {
    id: 'managerial-access',
    setting: 'the users of the identity provider, as the backend requests them',
    request: `GET ${session.checkManagerialAccess.path}`,
    run: async (probe) =>
      judge(await signedIn(probe, session.checkManagerialAccess.path), {
        schema: z.boolean(),
        good: 'The backend responds with true or false.',
        set: 'Correct the managerial role and the access to the identity provider in the backend',
      }),
  },
  {
    id: 'search-engine',
    setting: 'the search engine of the backend',
    request: `GET ${SEARCH}`,
    run: async (probe) =>
      judge(await signedIn(probe, SEARCH), {
        schema: searchResponse,
        good: 'It responds.',
        set: 'Start the search engine, correct its address in the backend, and restart the backend, which fills it',
      }),
  },
  {
    id: 'version',
    setting: 'the version of the backend',
    request: 'whether the calls that version 2.8 adds exist',
    run: checkVersion,
  },
];

function signedIn(probe: Probe, path: string): Promise<HttpResponse> {
  return probe.request(path, { accept: 'application/json', cookie: probe.cookie ?? '' });
}

async function checkSession(probe: Probe): Promise<Result> {
  if (probe.cookie === null) {
    return notChecked(
      'It is not set.',
      "Sign in to the application or the backend in a browser, copy the session cookie from the developer tools and set DOCTOR_COOKIE='JSESSIONID=…'",
    );
  }
  const response = await signedIn(probe, session.getUser.path);
  if (response.status === 200 && user.safeParse(jsonOf(response)).success) {
    return right('The backend returns who is signed in.');
  }
  return wrong(
    'The backend takes this cookie for signed out: the session has ended, or the cookie has another name.',
    SIGN_IN,
  );
}

function judge(
  response: HttpResponse,
  { schema, good, set }: { schema: z.ZodType; good: string; set: string },
): Result {
  const { status } = response;
  if (status !== 200) return wrong(`It responds with ${status}.`, set);
  return schema.safeParse(jsonOf(response)).success
    ? right(good)
    : wrong('It responds in another form.', set);
}

/** An unknown id is an error other than 404, which means that there is no such path (legacy-api.md §1.9). */
const NEW_CALLS = [
  fillPath(presenters.getPrimaryPresenter.path, { eventId: 1 }),
  fillPath(manager.countEventsByType.path, { presenterId: 1 }),
];

async function checkVersion(probe: Probe): Promise<Result> {
  const missing: string[] = [];
  for (const path of NEW_CALLS) {
    if ((await signedIn(probe, path)).status === 404) missing.push(path);
  }
  if (missing.length === 0) return note('They exist, as in version 2.8.');
  return note(`There is no ${missing.join(' and no ')}, as in version 2.2.`);
}
