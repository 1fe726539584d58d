/** What only somebody who is signed in can ask; nothing of what the backend answers is printed. */
import { manager } from '@/lib/contract/calls/manager';
import { presenters } from '@/lib/contract/calls/presenters';
import { search } from '@/lib/contract/calls/search';
import { session } from '@/lib/contract/calls/session';
import { searchAnswer } from '@/lib/contract/entities/search';
import { user } from '@/lib/contract/entities/user';
import { fillPath } from '@/lib/contract/path';
import { type Check, notChecked, note, type Questions, right, type Seen, wrong } from './questions';
import { type Answer, isRedirect, jsonOf } from './wire';

const SIGN_IN = 'Sign in again and set DOCTOR_COOKIE to the new session cookie';

/** What has to be right before anything else that needs a session is worth asking. */
export const SIGNED_IN: Check = {
  id: 'session',
  setting: 'DOCTOR_COOKIE',
  asked: 'GET /api/user, signed in',
  look: async (questions) => {
    if (questions.cookie === null) {
      return notChecked(
        'It is not set.',
        "Sign in to the application or the backend in a browser, copy the session cookie from the developer tools and set DOCTOR_COOKIE='JSESSIONID=…'",
      );
    }
    const answer = await signedIn(questions, session.getUser.path);
    if (answer.status === 200 && user.safeParse(jsonOf(answer)).success) {
      return right('The backend knows who is signed in.');
    }
    return wrong(
      'The backend takes this cookie for signed out: the session has ended, or the cookie has another name.',
      SIGN_IN,
    );
  },
};

export const SESSION_CHECKS: Check[] = [
  {
    id: 'managerial-access',
    setting: 'the users of the identity provider, as the backend asks for them',
    asked: `GET ${session.checkManagerialAccess.path}`,
    look: async (questions) =>
      judged(await signedIn(questions, session.checkManagerialAccess.path), {
        valid: (value) => typeof value === 'boolean',
        good: 'The backend answers true or false.',
        failing:
          'Correct the managerial role and the access to the identity provider in the backend',
      }),
  },
  {
    id: 'search-engine',
    setting: 'the search engine of the backend',
    asked: `GET ${fillPath(search.search.path, { text: 'a' })}`,
    look: async (questions) =>
      judged(await signedIn(questions, fillPath(search.search.path, { text: 'a' })), {
        valid: (value) => searchAnswer.safeParse(value).success,
        good: 'It answers.',
        failing:
          'Start the search engine, correct its address in the backend, and restart the backend, which fills it',
      }),
  },
  {
    id: 'version',
    setting: 'the version of the backend',
    asked: 'whether the calls that version 2.8 adds exist',
    look: versionSeen,
  },
];

function signedIn(questions: Questions, path: string): Promise<Answer> {
  return questions.ask(path, { accept: 'application/json', cookie: questions.cookie ?? '' });
}

interface Expected {
  valid: (value: unknown) => boolean;
  good: string;
  /** What to set where the backend fails. */
  failing: string;
}

function judged(answer: Answer, { valid, good, failing }: Expected): Seen {
  if (isRedirect(answer)) return notChecked('The session has ended meanwhile.', SIGN_IN);
  if (answer.status === 200 && valid(jsonOf(answer))) return right(good);
  const seen =
    answer.status === 200 ? 'It answers in another form.' : `It answers ${answer.status}.`;
  return wrong(seen, failing);
}

/** Any number will do: an unknown one is an error other than 404, which means that there is no such path (§1.9). */
const SOME_ID = 1;
const NEW_CALLS = [
  fillPath(presenters.getPrimaryPresenter.path, { eventId: SOME_ID }),
  fillPath(manager.countEventsByType.path, { presenterId: SOME_ID }),
];

async function versionSeen(questions: Questions): Promise<Seen> {
  const missing: string[] = [];
  for (const path of NEW_CALLS) {
    const answer = await signedIn(questions, path);
    if (isRedirect(answer)) return notChecked('The session has ended meanwhile.', SIGN_IN);
    if (answer.status === 404) missing.push(path);
  }
  if (missing.length === 0) return note('They exist, as in version 2.8.');
  return note(`There is no ${missing.join(' and no ')}, as in version 2.2.`);
}
