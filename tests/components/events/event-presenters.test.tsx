/** Joining an event and leaving it: sent once, read again, and whatever the answer was, the page says what is true. */
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import type { Membership } from '@/lib/legacy/presenters';
import { heldAnswer } from '@/tests/support/held-answer';
import {
  button,
  NOBODY,
  part,
  presenterNames,
  presentersAre,
  showEvent,
  wire,
  writes,
} from './event-on-screen';

const ADA: Membership = { joined: false, primary: 'Ada Lindqvist' };
const AS_PRIMARY: Membership = { joined: true, primary: 'Cleo Park' };
const JOINED: Membership = { joined: true, primary: 'Ada Lindqvist' };
const WITH_CLEO = ['Ada Lindqvist', 'Bo Ek', 'Cleo Park'];

const buttons = () =>
  [...part('Event Presenter(s)').querySelectorAll('button')].map((one) => one.textContent);
const status = () =>
  [...part('Event Presenter(s)').querySelectorAll('[role="status"]')].map((one) => one.textContent);
const alert = async () => (await screen.findByRole('alert')).textContent;

test.each<[string, Membership, string, string[]]>([
  [
    'nobody is primary',
    NOBODY,
    'Primary presenter: (not set)',
    ['Join as primary presenter', 'Join as co-presenter'],
  ],
  ['somebody is primary', ADA, 'Primary presenter: Ada Lindqvist', ['Join as co-presenter']],
  [
    'the person has joined',
    { joined: true, primary: null },
    'Primary presenter: (not set)',
    ['Remove me from event'],
  ],
  [
    'the primary presenter is unknown',
    { joined: false },
    'Primary presenter: unknownThe primary presenter could not be retrieved. You can join as co-presenter.',
    ['Join as co-presenter'],
  ],
  [
    'the person has joined and the primary presenter is unknown',
    { joined: true },
    'Primary presenter: unknownThe primary presenter could not be retrieved.',
    ['Remove me from event'],
  ],
])('where %s, the buttons fit', (_what, membership, sentence, expected) => {
  showEvent({ membership });
  expect(part('Event Presenter(s)')).toHaveTextContent(sentence);
  expect(buttons()).toEqual(expected);
});

test('the buttons tell beforehand that joining mails a calendar invite, where it does', () => {
  const { unmount } = showEvent();
  const tells = 'Joining mails you a calendar invite for this event.';
  expect(button('Join as primary presenter')).toHaveAccessibleDescription(tells);
  expect(button('Join as co-presenter')).toHaveAccessibleDescription(tells);
  unmount();
  showEvent({ event: { endDateTime: null } });
  expect(button('Join as co-presenter')).toHaveAccessibleDescription(
    'No calendar invite can be mailed for this event, because it has no start or no end.',
  );
});

test('who joins as primary presenter is shown as such, and the focus goes on to what is offered next', async () => {
  const { user } = showEvent();
  presentersAre(['Ada Lindqvist', 'Bo Ek'], NOBODY);
  writes().put('/api/joinevent/42?primary=1').reply(204);
  presentersAre(WITH_CLEO, AS_PRIMARY);
  await user.click(button('Join as primary presenter'));
  await waitFor(() =>
    expect(status()).toContain(
      'You are now the primary presenter of this event. A calendar invite is on its way to you by mail.',
    ),
  );
  expect(presenterNames()).toEqual(WITH_CLEO);
  expect(part('Event Presenter(s)')).toHaveTextContent('Primary presenter: Cleo Park');
  expect(buttons()).toEqual(['Remove me from event']);
  expect(button('Remove me from event')).toHaveFocus();
});

test('however often a button is pressed, one request is sent', async () => {
  const { user } = showEvent({ membership: ADA });
  const held = heldAnswer();
  writes().put('/api/joinevent/42').once().reply(held.answer(204));
  presentersAre(WITH_CLEO, JOINED);
  await user.dblClick(button('Join as co-presenter'));
  await user.click(button('Joining…'));
  held.release();
  await screen.findByText(/You have joined this event\./);
  expect(nock.isDone()).toBe(true);
});

test('who wants to be primary after somebody else became it is told, and joins nothing', async () => {
  const { user } = showEvent();
  presentersAre(['Ada Lindqvist', 'Bo Ek'], ADA);
  await user.click(button('Join as primary presenter'));
  expect(await alert()).toContain(
    'You have not joined: Ada Lindqvist has become the primary presenter meanwhile.',
  );
  expect(buttons()).toEqual(['Join as co-presenter']);
  expect(button('Join as co-presenter')).toHaveFocus();
});

test('of two who become primary at the same moment, each is told whom the backend took', async () => {
  const { user } = showEvent();
  presentersAre(['Ada Lindqvist', 'Bo Ek'], NOBODY);
  writes().put('/api/joinevent/42?primary=1').reply(204);
  presentersAre(WITH_CLEO, JOINED);
  await user.click(button('Join as primary presenter'));
  await screen.findByText(
    /You have joined this event, but Ada Lindqvist is its primary presenter\./,
  );
  expect(buttons()).toEqual(['Remove me from event']);
});

test('where the primary presenter is unknown, joining as co-presenter names the person among the presenters', async () => {
  const { user } = showEvent({ membership: { joined: false } });
  writes().put('/api/joinevent/42').reply(204);
  presentersAre(WITH_CLEO, { joined: true });
  await user.click(button('Join as co-presenter'));
  await screen.findByText(/You have joined this event\. A calendar invite/);
  expect(presenterNames()).toEqual(WITH_CLEO);
  expect(screen.getByText(/^Presenters of this event:/)).toHaveTextContent(
    'Presenters of this event: Ada Lindqvist, Bo Ek, Cleo Park',
  );
});

test('a person joins as primary presenter only where the page knows just before that there is none', async () => {
  const { user } = showEvent();
  presentersAre(['Ada Lindqvist', 'Bo Ek'], { joined: false });
  await user.click(button('Join as primary presenter'));
  expect(await alert()).toContain(
    'You have not joined: The primary presenter could not be retrieved. You can join as co-presenter.',
  );
  expect(buttons()).toEqual(['Join as co-presenter']);
});

test('a join as primary presenter says so when the result cannot be retrieved', async () => {
  const { user } = showEvent();
  presentersAre(['Ada Lindqvist', 'Bo Ek'], NOBODY);
  writes().put('/api/joinevent/42?primary=1').reply(204);
  presentersAre(WITH_CLEO, { joined: true });
  await user.click(button('Join as primary presenter'));
  await screen.findByText(
    /You have joined this event, but whether as primary presenter could not be retrieved\./,
  );
});

test('who had joined elsewhere already is told, and nothing is sent', async () => {
  const { user } = showEvent();
  presentersAre(WITH_CLEO, { joined: true, primary: null });
  await user.click(button('Join as primary presenter'));
  expect(await alert()).toContain('You had joined this event already.');
  expect(presenterNames()).toEqual(WITH_CLEO);
});

const FAILED = { title: 'The outreach system could not do this.', requestId: 'r-500' };

test('a join that failed after it was stored shows the membership and doubts the mail', async () => {
  const { user } = showEvent({ membership: ADA });
  writes().put('/api/joinevent/42').reply(500, FAILED);
  presentersAre(WITH_CLEO, JOINED);
  await user.click(button('Join as co-presenter'));
  expect(await alert()).toContain(
    'You have joined this event, but the calendar invite may not have been mailed: ' +
      'The outreach system could not do this. (Request r-500)',
  );
  expect(buttons()).toEqual(['Remove me from event']);
});

test('a join that failed says that nobody joined, and can be tried again', async () => {
  const { user } = showEvent({ membership: ADA });
  writes().put('/api/joinevent/42').reply(500, FAILED);
  presentersAre(['Ada Lindqvist', 'Bo Ek'], ADA);
  await user.click(button('Join as co-presenter'));
  expect(await alert()).toContain('You have not joined: The outreach system could not do this.');
  expect(buttons()).toEqual(['Join as co-presenter']);
});

test('who is signed out has not joined and can sign in again', async () => {
  const { user } = showEvent({ membership: ADA });
  const signedOut = { title: 'You are signed out. Sign in and try again.' };
  writes().put('/api/joinevent/42').reply(401, signedOut);
  wire().get('/api/events/42/presenters').reply(401, signedOut);
  await user.click(button('Join as co-presenter'));
  await screen.findByText(/You have not joined: You are signed out\./);
  expect(screen.getByRole('link', { name: /^Sign in again/ })).toHaveAttribute('target', '_blank');
});

test('what could not be read again after joining is not made up, and can be asked for again', async () => {
  const { user } = showEvent({ membership: ADA });
  writes().put('/api/joinevent/42').reply(204);
  wire().get('/api/events/42/presenters').reply(500, FAILED);
  await user.click(button('Join as co-presenter'));
  await screen.findByText(/You have joined this event\. A calendar invite/);
  expect(screen.getByRole('alert')).toHaveTextContent('could not be retrieved.');
  expect(buttons()).toEqual(['Try again']);
  presentersAre(WITH_CLEO, JOINED);
  await user.click(button('Try again'));
  expect(await screen.findByRole('button', { name: 'Remove me from event' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a membership that did not come with the page can be asked for', async () => {
  const { user } = showEvent({ membership: null });
  expect(buttons()).toEqual(['Try again']);
  presentersAre(['Ada Lindqvist', 'Bo Ek'], ADA);
  await user.click(button('Try again'));
  expect(await screen.findByRole('button', { name: 'Join as co-presenter' })).toBeVisible();
});

test('who removes themselves is off the event', async () => {
  const { user } = showEvent({ event: { presenters: WITH_CLEO }, membership: AS_PRIMARY });
  writes().delete('/api/removePresenter/42').reply(204);
  presentersAre(['Ada Lindqvist', 'Bo Ek'], NOBODY);
  await user.click(button('Remove me from event'));
  await screen.findByText('You are no longer a presenter of this event.');
  expect(presenterNames()).toEqual(['Ada Lindqvist', 'Bo Ek']);
  expect(button('Join as primary presenter')).toHaveFocus();
});

test('who could not be removed is told so', async () => {
  const { user } = showEvent({ event: { presenters: WITH_CLEO }, membership: AS_PRIMARY });
  writes().delete('/api/removePresenter/42').reply(500, FAILED);
  presentersAre(WITH_CLEO, AS_PRIMARY);
  await user.click(button('Remove me from event'));
  expect(await alert()).toContain('You have not been removed: The outreach system could not');
});

test('joining leaves a note that is being written where it is', async () => {
  const { user } = showEvent({ membership: ADA });
  await user.click(button('Create event note'));
  await user.keyboard('Half a no');
  writes().put('/api/joinevent/42').reply(204);
  presentersAre(WITH_CLEO, JOINED);
  await user.click(button('Join as co-presenter'));
  await screen.findByText(/You have joined/);
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Half a no');
});

test('the page that Back shows again tells what was read since; one that is loaded anew tells its own', async () => {
  const { user, unmount, sentAt } = showEvent({ membership: ADA });
  writes().put('/api/joinevent/42').reply(204);
  presentersAre(WITH_CLEO, JOINED);
  await user.click(button('Join as co-presenter'));
  await screen.findByText(/You have joined/);
  unmount();
  const back = showEvent({ membership: ADA, readAt: sentAt });
  expect(presenterNames()).toEqual(WITH_CLEO);
  expect(buttons()).toEqual(['Remove me from event']);
  back.unmount();
  showEvent({ membership: ADA });
  expect(buttons()).toEqual(['Join as co-presenter']);
});
