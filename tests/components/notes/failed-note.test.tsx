/** A note that could not be saved: what was typed is still there, and the person learns why. */
import { screen, within } from '@testing-library/react';
import nock from 'nock';
import {
  button,
  CREATED,
  NEWER,
  newText,
  rowOf,
  rows,
  showNotes,
  shownInRow,
  textOf,
  wire,
} from './notes-on-screen';

const SIGNED_OUT = { title: 'You are signed out. Sign in and try again.', requestId: 'r-401' };
const FAILED = { title: 'The outreach system could not do this.', requestId: 'r-500' };

type Answering = (call: nock.Interceptor) => nock.Scope;

/** The answer never came: a new note may be there all the same. */
const unanswered: [string, Answering, string][] = [
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

const failures: [string, Answering, string][] = [
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

async function writeNew(typed: string) {
  const { user } = showNotes();
  await user.click(button('Create Org. Note'));
  await user.keyboard(typed);
  return user;
}

test.each(failures)(
  '%s keeps the text of a new note and says why',
  async (_case, fail, sentence) => {
    const user = await writeNew('Wants a class');
    fail(wire().post('/api/org/newNote/5'));
    await user.click(button('Save Note'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Not saved: ${sentence} Your text is still here.`,
    );
    expect(newText()).toHaveValue('Wants a class');
    expect(rows()).toHaveLength(2);
  },
);

test.each(unanswered)(
  '%s keeps the text of a new note, says that it may be there, and leads to where it would be',
  async (_case, fail, sentence) => {
    const user = await writeNew('Wants a class');
    fail(wire().post('/api/org/newNote/5'));
    await user.click(button('Save Note'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Perhaps not saved: ${sentence} Your text is still here. It may have been saved all the same: look at ` +
        'the notes there are (opens in a new tab) before you save again.',
    );
    expect(newText()).toHaveValue('Wants a class');
  },
);

const notSaved = failures.map(
  ([what, fail, why]) => [what, fail, `Not saved: ${why} Your text is still here.`] as const,
);
const perhapsNotSaved = unanswered.map(
  ([what, fail, why]) =>
    [
      what,
      fail,
      `Perhaps not saved: ${why} Your text is still here. It may have been saved all the same. You can safely save it again.`,
    ] as const,
);

test.each([...notSaved, ...perhapsNotSaved])(
  '%s keeps the text of an edited note and says why',
  async (_case, fail, sentence) => {
    const { user } = showNotes();
    await user.type(textOf(NEWER), ' in May');
    fail(wire().put('/api/editNote/42'));
    await user.click(button('Update'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await shownInRow('Asked for schedules in May')).toBeVisible();
    expect(button('Update')).toBeVisible();
    expect(screen.queryByText('Note is updated.')).not.toBeInTheDocument();
  },
);

test('who is signed out can sign in again in another tab, and only then', async () => {
  const user = await writeNew('Wants a class');
  wire().post('/api/org/newNote/5').reply(500, FAILED);
  await user.click(button('Save Note'));
  expect(within(await screen.findByRole('alert')).queryByRole('link')).not.toBeInTheDocument();

  wire().post('/api/org/newNote/5').reply(401, SIGNED_OUT);
  await user.click(button('Save Note'));
  const link = await screen.findByRole('link', { name: 'Sign in again (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/login');
  expect(link).toHaveAttribute('target', '_blank');
});

test('saving once more after a failure sends the same text and removes the warning', async () => {
  const user = await writeNew('Wants a class');
  wire().post('/api/org/newNote/5').reply(500, FAILED);
  await user.click(button('Save Note'));
  await screen.findByRole('alert');
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

test('a browser without an anti-forgery token asks for one before it writes', async () => {
  const user = await writeNew('Wants a class');
  // biome-ignore lint/suspicious/noDocumentCookie: takes the token away, as a new browser has none
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  nock('http://localhost')
    .get('/api/user')
    .reply(200, () => {
      // biome-ignore lint/suspicious/noDocumentCookie: what the answer's Set-Cookie does in a browser
      document.cookie = 'XSRF-TOKEN=fresh';
      return {};
    })
    .post('/api/org/newNote/5')
    .matchHeader('x-xsrf-token', 'fresh')
    .reply(201, undefined, CREATED);
  await user.click(button('Save Note'));
  expect(await shownInRow('Wants a class')).toBeVisible();
});
