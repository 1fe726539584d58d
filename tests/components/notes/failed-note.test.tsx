/** A note that could not be saved: what was typed is still there, and the person learns why. */
import { screen, within } from '@testing-library/react';
import type nock from 'nock';
import {
  button,
  CREATED,
  creation,
  NEWER,
  newText,
  rowOf,
  rows,
  showNotes,
  shownInRow,
  textOf,
  wire,
  writeNew,
} from './notes-on-screen';

const SIGNED_OUT = { title: 'You are signed out. Sign in and try again.', requestId: 'r-401' };
const FAILED = { title: 'The outreach system could not do this.', requestId: 'r-500' };

type Failure = [what: string, fail: (call: nock.Interceptor) => nock.Scope, why: string];

const REFUSED: Failure[] = [
  [
    'a failure of the backend',
    (call) => call.reply(500, FAILED),
    'The outreach system could not do this. (Request r-500)',
  ],
  [
    'the end of the session',
    (call) => call.reply(401, SIGNED_OUT),
    'You are signed out. Sign in and try again. (Request r-401)',
  ],
];
/** The answer never came: a new note may be there all the same. */
const UNANSWERED: Failure[] = [
  [
    'a backend that is too slow',
    (call) => call.reply(504, { title: 'It takes too long.', outcome: 'unknown' }),
    'It takes too long.',
  ],
  [
    'a failure without a sentence',
    (call) => call.reply(502, '<html>Bad gateway</html>'),
    'Something went wrong.',
  ],
  [
    'a broken connection',
    (call) => call.replyWithError('socket hang up'),
    'The connection failed. Please try again.',
  ],
];

const KEPT = 'Your text is still here.';
const MAYBE = `${KEPT} It may have been saved all the same`;
const FAILURES = [
  ...REFUSED.map(([what, fail, why]) => {
    const said = `Not saved: ${why} ${KEPT}`;
    return { what, fail, created: said, edited: said };
  }),
  ...UNANSWERED.map(([what, fail, why]) => ({
    what,
    fail,
    created: `Perhaps not saved: ${why} ${MAYBE}: look at the notes there are (opens in a new tab) before you save again.`,
    edited: `Perhaps not saved: ${why} ${MAYBE}. You can safely save it again.`,
  })),
];

test.each(FAILURES)(
  '$what keeps the text of a new and of an edited note and says why',
  async (failure) => {
    const { fail, created, edited } = failure;
    const { user } = showNotes();
    await writeNew(user, 'Wants a class');
    fail(creation());
    await user.click(button('Save Note'));
    expect(await screen.findByRole('alert')).toHaveTextContent(created);
    expect(newText()).toHaveValue('Wants a class');
    expect(rows()).toHaveLength(2);
    await user.click(button('Cancel'));

    await user.type(textOf(NEWER), ' in May');
    fail(wire().put('/api/editNote/42'));
    await user.click(button('Update'));
    expect(await screen.findByRole('alert')).toHaveTextContent(edited);
    expect(await shownInRow('Asked for schedules in May')).toBeVisible();
    expect(button('Update')).toBeVisible();
    expect(screen.queryByText('Note is updated.')).not.toBeInTheDocument();
  },
);

test('who is signed out can sign in again in another tab, and saving once more removes the warning', async () => {
  const { user } = showNotes();
  await writeNew(user, 'Wants a class');
  creation().reply(500, FAILED);
  await user.click(button('Save Note'));
  expect(within(await screen.findByRole('alert')).queryByRole('link')).not.toBeInTheDocument();

  creation().reply(401, SIGNED_OUT);
  await user.click(button('Save Note'));
  const link = await screen.findByRole('link', { name: 'Sign in again (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/login');
  expect(link).toHaveAttribute('target', '_blank');

  wire().post('/api/org/newNote/5', { noteEntry: 'Wants a class' }).reply(201, undefined, CREATED);
  await user.click(button('Save Note'));
  expect(await shownInRow('Wants a class')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Undo takes back an edit that failed, together with its warning', async () => {
  const { user } = showNotes();
  const row = rowOf(NEWER);
  await user.type(textOf(NEWER), ' in May');
  wire().put('/api/editNote/42').reply(500, FAILED);
  await user.click(button('Update'));
  await screen.findByRole('alert');
  await user.click(button('Undo'));
  expect(within(row).getByRole('textbox')).toHaveValue('Asked for schedules');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
