/** Answers in raw text, which are never read as JSON. */
import { getPrimaryPresenter } from '@/lib/contract/calls/presenters';
import { ask } from '@/lib/legacy/ask';
import { backend, CALLER } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { setSettings } from '@/tests/support/settings';

setSettings();

const asked = { params: { eventId: 42 } };

test.each([
  ['Ann Bee', 'Ann Bee'],
  ['"Ann Bee"', 'Ann Bee'],
  ['(not set)', null],
  ['', null],
])('the text %j reads as %j, under a type of JSON too', async (text, expected) => {
  backend()
    .get('/api/primaryPresenter/42')
    .reply(200, text, { 'content-type': 'application/json' });
  expect((await ask(CALLER, getPrimaryPresenter, asked)).value).toBe(expected);
});

test('the page of the sign-in is not taken for a name', async () => {
  backend()
    .get('/api/primaryPresenter/42')
    .reply(200, '<!doctype html>', { 'content-type': 'text/html' });
  expect((await failureOf(ask(CALLER, getPrimaryPresenter, asked))).kind).toBe('signed-out');
});
