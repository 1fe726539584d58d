/** Joining and leaving an event. */

import { screen } from '@testing-library/react';
import nock from 'nock';
import type { Membership } from '@/lib/legacy/presenters';
import { completeRemovals } from '@/tests/support/browser';
import { part } from '@/tests/support/detail-page';
import { button, wire } from '@/tests/support/form-page';
import { heldResponse } from '@/tests/support/held-response';
import { NO_PRIMARY, presenterNames, presentersAre, reads, showEvent } from './event-on-screen';

const UNKNOWN: Membership = { joined: false };
const JOINED_UNKNOWN: Membership = { joined: true };
const ADA: Membership = { joined: false, primary: 'Ada Lindqvist' };
const AS_PRIMARY: Membership = { joined: true, primary: 'Cleo Park' };
const JOINED: Membership = { joined: true, primary: 'Ada Lindqvist' };
const JOINED_NO_PRIMARY: Membership = { joined: true, primary: null };
const TWO = ['Ada Lindqvist', 'Bo Ek'];
const WITH_CLEO = [...TWO, 'Cleo Park'];

const JOIN_PRIMARY = 'Join as primary presenter';
const JOIN = 'Join as co-presenter';
const LEAVE = 'Remove me from event';
const FAILED = { title: 'The outreach system could not complete this.', requestId: 'r-500' };
const WHY = 'The outreach system could not complete this. (Request number r-500)';
const INVITED = 'We sent you a calendar invite by email.';
const NOT_RETRIEVED = 'We could not load the primary presenter.';

const buttons = () =>
  [...part('Event Presenter(s)').querySelectorAll('button')].map((one) => one.textContent);
const join = () => wire().put('/api/joinevent/42');

test.each<[string, Membership, string, string[]]>([
  ['there is no primary presenter', NO_PRIMARY, '(not set)', [JOIN_PRIMARY, JOIN]],
  ['there is one', ADA, 'Ada Lindqvist', [JOIN]],
  ['the employee has joined', JOINED_NO_PRIMARY, '(not set)', [LEAVE]],
  ['it is unknown', UNKNOWN, `unknown${NOT_RETRIEVED} You can join as co-presenter.`, [JOIN]],
  ['it is unknown to a presenter', JOINED_UNKNOWN, `unknown${NOT_RETRIEVED}`, [LEAVE]],
])('offers the buttons where %s', (_what, membership, primary, expected) => {
  showEvent({ membership });
  expect(part('Event Presenter(s)')).toHaveTextContent(`Primary presenter: ${primary}`);
  expect(buttons()).toEqual(expected);
});

test('announces the calendar invite, which needs a start and an end', () => {
  const { unmount } = showEvent();
  const hint = 'When you join, we send you a calendar invite by email.';
  expect(button(JOIN_PRIMARY)).toHaveAccessibleDescription(hint);
  expect(button(JOIN)).toHaveAccessibleDescription(hint);
  unmount();
  showEvent({ event: { endDateTime: null } });
  expect(button(JOIN)).toHaveAccessibleDescription(
    'We cannot send a calendar invite for this event, because it has no start or no end.',
  );
});

type Read = [presenters: string[], membership: Membership];
interface Press {
  what: string;
  /** As the page was loaded with. */
  from: Read;
  press: string;
  /** Read before the request, for a primary presenter. */
  before?: Read;
  /** Status of the response; left out where nothing is sent. */
  status?: number;
  after?: Read;
  text: string;
  /** The button that is offered next, and has the focus. */
  next: string;
}

test.each<Press>([
  {
    what: 'a join as primary presenter is confirmed',
    ...{ from: [TWO, NO_PRIMARY], press: JOIN_PRIMARY, before: [TWO, NO_PRIMARY], status: 204 },
    ...{ after: [WITH_CLEO, AS_PRIMARY], next: LEAVE },
    text: `You are now the primary presenter of this event. ${INVITED}`,
  },
  {
    what: 'a primary presenter who was first prevents a second one',
    ...{ from: [TWO, NO_PRIMARY], press: JOIN_PRIMARY, before: [TWO, ADA], next: JOIN },
    text: 'You have not joined: Ada Lindqvist became the primary presenter before you. You can join as co-presenter.',
  },
  {
    what: 'of two at the same moment, the backend takes the other one',
    ...{ from: [TWO, NO_PRIMARY], press: JOIN_PRIMARY, before: [TWO, NO_PRIMARY], status: 204 },
    ...{ after: [WITH_CLEO, JOINED], next: LEAVE },
    text: `You have joined this event, but Ada Lindqvist is its primary presenter. ${INVITED}`,
  },
  {
    what: 'a co-presenter can join where the primary presenter is unknown',
    ...{ from: [TWO, UNKNOWN], press: JOIN, status: 204 },
    ...{ after: [WITH_CLEO, JOINED_UNKNOWN], next: LEAVE },
    text: `You have joined this event. ${INVITED}`,
  },
  {
    what: 'a primary presenter cannot join where another one may be',
    ...{ from: [TWO, NO_PRIMARY], press: JOIN_PRIMARY, before: [TWO, UNKNOWN], next: JOIN },
    text: `You have not joined: ${NOT_RETRIEVED} You can join as co-presenter.`,
  },
  {
    what: 'a join as primary presenter may have an unknown result',
    ...{ from: [TWO, NO_PRIMARY], press: JOIN_PRIMARY, before: [TWO, NO_PRIMARY], status: 204 },
    ...{ after: [WITH_CLEO, JOINED_UNKNOWN], next: LEAVE },
    text: `You have joined this event. We could not check whether you are its primary presenter. ${INVITED}`,
  },
  {
    what: 'a join elsewhere is reported, and nothing is sent',
    ...{ from: [TWO, NO_PRIMARY], press: JOIN_PRIMARY, before: [WITH_CLEO, JOINED_NO_PRIMARY] },
    ...{ text: 'You had already joined this event. Nothing was changed.', next: LEAVE },
  },
  {
    what: 'a join that failed after it was stored shows the membership',
    ...{ from: [TWO, ADA], press: JOIN, status: 500, after: [WITH_CLEO, JOINED], next: LEAVE },
    text: `You have joined this event, but the calendar invite may not have been mailed: ${WHY}`,
  },
  {
    what: 'a join that failed can be tried again',
    ...{ from: [TWO, ADA], press: JOIN, status: 500, after: [TWO, ADA], next: JOIN },
    text: `You have not joined: ${WHY}`,
  },
  {
    what: 'leaving is confirmed',
    ...{ from: [WITH_CLEO, AS_PRIMARY], press: LEAVE, status: 204, after: [TWO, NO_PRIMARY] },
    ...{ text: 'You are no longer a presenter of this event.', next: JOIN_PRIMARY },
  },
  {
    what: 'leaving that failed can be tried again',
    ...{ from: [WITH_CLEO, AS_PRIMARY], press: LEAVE, status: 500 },
    ...{ after: [WITH_CLEO, AS_PRIMARY], text: `You have not been removed: ${WHY}`, next: LEAVE },
  },
])('$what', async ({ from, press, before, status, after, text, next }) => {
  const [presenters, membership] = from;
  const { user } = showEvent({ event: { presenters }, membership });
  if (before) presentersAre(...before);
  const write = () => {
    if (press === LEAVE) return wire().delete('/api/removePresenter/42');
    return wire().put(`/api/joinevent/42${press === JOIN_PRIMARY ? '?primary=1' : ''}`);
  };
  if (status) write().reply(status, status === 204 ? '' : FAILED);
  if (after) presentersAre(...after);
  await user.click(button(press));
  if (press === LEAVE) completeRemovals();
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
  const [names] = after ?? before ?? from;
  expect(presenterNames()).toEqual(names);
  expect(screen.getByText(/^Presenters of this event:/)).toHaveTextContent(names.join(', '));
  expect(buttons()).toContain(next);
  expect(button(next)).toHaveFocus();
});

test('sends several clicks once, and keeps a note that is being written', async () => {
  const { user } = showEvent({ membership: ADA });
  await user.click(button('Create event note'));
  await user.keyboard('Half a no');
  const held = heldResponse();
  join().once().reply(held.respond(204));
  presentersAre(WITH_CLEO, JOINED);
  await user.dblClick(button(JOIN));
  await user.click(button('Joining…'));
  held.release();
  await screen.findByText(/You have joined this event\./);
  expect(nock.isDone()).toBe(true);
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Half a no');
});

test('links to the sign-in after the end of the session', async () => {
  const { user } = showEvent({ membership: ADA });
  const signedOut = { title: 'You are signed out. Sign in and try again.' };
  join().reply(401, signedOut);
  reads().get('/api/events/42/presenters').reply(401, signedOut);
  await user.click(button(JOIN));
  await screen.findByText(/You have not joined: You are signed out\./);
  expect(screen.getByRole('link', { name: /^Sign in again/ })).toHaveAttribute('target', '_blank');
});

test('reads a membership again that could not be read with the page or after joining', async () => {
  const { user } = showEvent({ membership: null });
  expect(buttons()).toEqual(['Try again']);
  presentersAre(TWO, ADA);
  await user.click(button('Try again'));
  join().reply(204);
  reads().get('/api/events/42/presenters').reply(500, FAILED);
  await user.click(await screen.findByRole('button', { name: JOIN }));
  await screen.findByText(/You have joined this event\. We sent you a calendar invite/);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not');
  expect(buttons()).toEqual(['Try again']);
  presentersAre(WITH_CLEO, JOINED);
  await user.click(button('Try again'));
  expect(await screen.findByRole('button', { name: LEAVE })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows the newest state on a page that Back restores, and that of a reloaded page', async () => {
  const { user, unmount, sentAt } = showEvent({ membership: ADA });
  join().reply(204);
  presentersAre(WITH_CLEO, JOINED);
  await user.click(button(JOIN));
  await screen.findByText(/You have joined/);
  unmount();
  const back = showEvent({ membership: ADA, readAt: sentAt });
  expect(presenterNames()).toEqual(WITH_CLEO);
  expect(buttons()).toEqual([LEAVE]);
  back.unmount();
  showEvent({ membership: ADA });
  expect(buttons()).toEqual([JOIN]);
});
