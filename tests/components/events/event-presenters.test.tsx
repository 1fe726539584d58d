/** Joining an event and leaving it: sent once, read again, and whatever the answer was, the page says what is true. */
import { screen } from '@testing-library/react';
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

const JOIN_PRIMARY = 'Join as primary presenter';
const JOIN = 'Join as co-presenter';
const LEAVE = 'Remove me from event';
const FAILED = { title: 'The outreach system could not do this.', requestId: 'r-500' };
const TWO = ['Ada Lindqvist', 'Bo Ek'];
const INVITED = 'A calendar invite is on its way to you by mail.';

interface Press {
  what: string;
  /** As the page knows it. */
  membership: Membership;
  presenters?: string[];
  press: string;
  /** Read before anything is sent. */
  before?: [string[], Membership];
  /** Status of the answer; null where nothing is sent. */
  answer: number | null;
  after?: [string[], Membership];
  told: string;
  /** What is offered next, and has the focus. */
  next: string;
}

test.each<Press>([
  {
    what: 'who joins as primary presenter is shown as such',
    ...{ membership: NOBODY, press: JOIN_PRIMARY, before: [TWO, NOBODY], answer: 204 },
    ...{ after: [WITH_CLEO, AS_PRIMARY], next: LEAVE },
    told: `You are now the primary presenter of this event. ${INVITED}`,
  },
  {
    what: 'who wants to be primary after somebody else became it is told, and joins nothing',
    ...{ membership: NOBODY, press: JOIN_PRIMARY, before: [TWO, ADA], answer: null, next: JOIN },
    told: 'You have not joined: Ada Lindqvist has become the primary presenter meanwhile. You can join as co-presenter.',
  },
  {
    what: 'of two who become primary at the same moment, each is told whom the backend took',
    ...{ membership: NOBODY, press: JOIN_PRIMARY, before: [TWO, NOBODY], answer: 204 },
    ...{ after: [WITH_CLEO, JOINED], next: LEAVE },
    told: `You have joined this event, but Ada Lindqvist is its primary presenter. ${INVITED}`,
  },
  {
    what: 'where the primary presenter is unknown, a co-presenter is among the presenters',
    ...{ membership: { joined: false }, press: JOIN, answer: 204 },
    ...{ after: [WITH_CLEO, { joined: true }], next: LEAVE },
    told: `You have joined this event. ${INVITED}`,
  },
  {
    what: 'a person joins as primary presenter only where the page knows just before that there is none',
    ...{ membership: NOBODY, press: JOIN_PRIMARY, before: [TWO, { joined: false }], answer: null },
    next: JOIN,
    told: 'You have not joined: The primary presenter could not be retrieved. You can join as co-presenter.',
  },
  {
    what: 'a join as primary presenter says so when the result cannot be retrieved',
    ...{ membership: NOBODY, press: JOIN_PRIMARY, before: [TWO, NOBODY], answer: 204 },
    ...{ after: [WITH_CLEO, { joined: true }], next: LEAVE },
    told: `You have joined this event, but whether as primary presenter could not be retrieved. ${INVITED}`,
  },
  {
    what: 'who had joined elsewhere already is told, and nothing is sent',
    ...{ membership: NOBODY, press: JOIN_PRIMARY, answer: null, next: LEAVE },
    before: [WITH_CLEO, { joined: true, primary: null }],
    told: 'You had joined this event already. Nothing was changed.',
  },
  {
    what: 'a join that failed after it was stored shows the membership and doubts the mail',
    ...{ membership: ADA, press: JOIN, answer: 500, after: [WITH_CLEO, JOINED], next: LEAVE },
    told:
      'You have joined this event, but the calendar invite may not have been mailed: ' +
      'The outreach system could not do this. (Request r-500)',
  },
  {
    what: 'a join that failed says that nobody joined, and can be tried again',
    ...{ membership: ADA, press: JOIN, answer: 500, after: [TWO, ADA], next: JOIN },
    told: 'You have not joined: The outreach system could not do this. (Request r-500)',
  },
  {
    what: 'who removes themselves is off the event',
    ...{ membership: AS_PRIMARY, presenters: WITH_CLEO, press: LEAVE, answer: 204 },
    ...{ after: [TWO, NOBODY], next: JOIN_PRIMARY },
    told: 'You are no longer a presenter of this event.',
  },
  {
    what: 'who could not be removed is told so',
    ...{ membership: AS_PRIMARY, presenters: WITH_CLEO, press: LEAVE, answer: 500 },
    ...{ after: [WITH_CLEO, AS_PRIMARY], next: LEAVE },
    told: 'You have not been removed: The outreach system could not do this. (Request r-500)',
  },
])('$what', async ({ membership, presenters = TWO, press, before, answer, after, told, next }) => {
  const { user } = showEvent({ event: { presenters }, membership });
  if (before) presentersAre(...before);
  const write = () => {
    if (press === LEAVE) return writes().delete('/api/removePresenter/42');
    return writes().put(`/api/joinevent/42${press === JOIN_PRIMARY ? '?primary=1' : ''}`);
  };
  if (answer !== null) write().reply(answer, answer === 204 ? '' : FAILED);
  if (after) presentersAre(...after);
  await user.click(button(press));
  expect(await screen.findByText(told, { exact: false })).toBeVisible();
  const [names] = after ?? before ?? [presenters];
  expect(presenterNames()).toEqual(names);
  expect(screen.getByText(/^Presenters of this event:/)).toHaveTextContent(names.join(', '));
  expect(buttons()).toContain(next);
  expect(button(next)).toHaveFocus();
});

test('however often a button is pressed, one request is sent', async () => {
  const { user } = showEvent({ membership: ADA });
  const held = heldAnswer();
  writes().put('/api/joinevent/42').once().reply(held.answer(204));
  presentersAre(WITH_CLEO, JOINED);
  await user.dblClick(button(JOIN));
  await user.click(button('Joining…'));
  held.release();
  await screen.findByText(/You have joined this event\./);
  expect(nock.isDone()).toBe(true);
});

test('who is signed out has not joined and can sign in again', async () => {
  const { user } = showEvent({ membership: ADA });
  const signedOut = { title: 'You are signed out. Sign in and try again.' };
  writes().put('/api/joinevent/42').reply(401, signedOut);
  wire().get('/api/events/42/presenters').reply(401, signedOut);
  await user.click(button(JOIN));
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
