/** Calendar invites: presenters, preview, sending and failures. */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import nock from 'nock';
import { inviteEmail } from '@/components/events/invite-email';
import type { Event } from '@/lib/contract/entities/event';
import { newInvite } from '@/lib/contract/entities/invite';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { asksBeforeLeaving } from '@/tests/support/browser';
import { part } from '@/tests/support/detail-page';
import { button, wire } from '@/tests/support/form-page';
import { heldResponse } from '@/tests/support/held-response';
import { NO_PRIMARY, presenterNames, presentersAre, reads, showEvent } from './event-on-screen';

beforeEach(() => sessionStorage.clear());

const presenter = (presenterId: number, firstName: string, lastName: string | null) => ({
  ...{ presenterId, firstName, lastName },
  email: lastName && `${firstName.toLowerCase()}@agency.example`,
});
const ANN = presenter(11, 'Ann', 'Bee');
const BO = presenter(12, 'Bo', 'Ek');
const CHER = presenter(13, 'Cher', null);
const ANN_LABEL = 'Ann Bee (ann@agency.example)';
const BO_LABEL = 'Bo Ek (bo@agency.example)';
const FAILED = { title: 'The outreach system could not complete this.', requestId: 'r-500' };

const activeAre = (...people: object[]) =>
  reads().get('/api/options/presenters').reply(200, { presenters: people });
const box = (name: string) => screen.findByRole('checkbox', { name });
const labels = () =>
  screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent);
const message = () => screen.getByRole('textbox', { name: 'Invite message' });
const preview = () => part('Preview of the invite');
const open = (user: UserEvent) => user.click(screen.getByText('Send Calendar Invites...'));
const send = () => wire().post('/api/events/42/invites');

/** The opened form, with Ann and Bo to choose from by default. */
async function writeInvite(event: Partial<Event> = {}, people: object[] = [BO, ANN]) {
  const shown = showEvent({ event: { presenters: ['Ada Lindqvist'], ...event } });
  activeAre(...people);
  await open(shown.user);
  await screen.findAllByRole('checkbox');
  return shown;
}

describe('presenters', () => {
  test('are loaded once, when the panel is opened, and those without an email address are named', async () => {
    const { user } = await writeInvite({}, [CHER, BO, ANN]);
    expect(labels()).toEqual([ANN_LABEL, BO_LABEL, 'Cher (no email address)']);
    expect(message()).toHaveAttribute('cols', '50');
    expect(message()).toHaveAttribute('rows', '8');
    await open(user);
    await open(user);
    expect(labels()).toHaveLength(3);
    await user.click(await box(ANN_LABEL));
    expect(preview()).not.toHaveTextContent('We cannot send email to');
    await user.click(await box('Cher (no email address)'));
    expect(preview()).toHaveTextContent(
      'We cannot send email to Cher: an invite to them may fail.',
    );
  });

  test('who present already cannot be chosen, and double bookings of the chosen are shown', async () => {
    const overlaps = [
      { eventId: 9, place: 'Park', when: 'Sun, May 3, 9:00–10:00 AM', presenters: ['Ann Bee'] },
    ];
    const { user } = showEvent({
      // SWR has cached the events at the same time as those of other tests.
      event: { presenters: ['Bo Ek'], endDateTime: '2026-05-03T13:00:00' },
      overlaps,
    });
    activeAre(BO, ANN);
    await open(user);
    expect(await box(BO_LABEL)).toBeDisabled();
    expect(await box(BO_LABEL)).toHaveAccessibleDescription('Presents this event already');
    await user.click(button('Select all'));
    expect(await box(BO_LABEL)).not.toBeChecked();
    const warning = await screen.findByText(/also presents/);
    expect(warning.closest('li')).toHaveTextContent(
      'Ann Bee also presents Park (opens in a new tab), Sun, May 3, 9:00–10:00 AM',
    );
  });

  test('can be loaded again after a failure', async () => {
    const { user } = showEvent();
    reads().get('/api/options/presenters').reply(500, FAILED);
    await open(user);
    const failed = 'Error occurred in retrieving Presenters.';
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    activeAre(ANN);
    await user.click(button('Try again'));
    expect(await box(ANN_LABEL)).not.toBeChecked();
  });

  test('are filtered by words, stay chosen while hidden, and are not invited by Enter', async () => {
    const many = Array.from({ length: 240 }, (_, at) =>
      presenter(at + 1, at % 2 === 0 ? 'Zoë' : 'Al', `Number ${String(at).padStart(3, '0')}`),
    );
    const { user } = await writeInvite({}, many);
    const search = screen.getByRole('searchbox', { name: 'Find a presenter' });
    await user.click(button('Select all'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'At most 200 presenters can be invited at once: 240 are selected.',
    );
    await user.click(button('Send invite'));
    expect(search).toHaveFocus();
    await user.click(button('Select none'));
    await user.type(search, 'zoe 00{Enter}');
    expect(labels()).toHaveLength(7);
    await user.click(button('Select all shown'));
    await user.clear(search);
    await user.type(search, 'number 239');
    await user.click(await box('Al Number 239 (al@agency.example)'));
    await user.keyboard('{Enter}');
    expect(screen.getByText('8 selected, 1 of 240 shown')).toBeVisible();
    expect(preview()).toHaveTextContent(/Al Number 239.*Zoë Number 000/);
    await user.click(button('Select none'));
    expect(screen.getByText('0 selected, 1 of 240 shown')).toBeVisible();
  });
});

test('previews the e-mail, and names the characters that it cannot contain', async () => {
  const { user, container } = await writeInvite({
    eventName: 'Rides / Fares; 50%',
    location: null,
  });
  await user.click(await box(ANN_LABEL));
  await user.type(message(), 'Bring 1/2 📎{Enter}Thanks');
  expect([...preview().querySelectorAll('dd')].map((one) => one.textContent)).toEqual([
    ANN_LABEL,
    '5/3/2026 09:30 AM to 5/3/2026 12:00 PM',
    'Rides Fares 50These characters cannot be sent and are replaced by spaces: “/”, “;”, “%”',
    'No location given (because there is no other text)',
    'Bring 1 2 📎 ThanksThese characters cannot be sent and are replaced by spaces: “/”, line break',
  ]);
  expect(preview()).toHaveTextContent('becomes a presenter of this event, without being asked');
  expect(await accessibilityFaults(container)).toEqual([]);
});

describe('the e-mail', () => {
  const TEXTS = { eventName: 'Fair', location: 'Hall', message: 'Come' };

  test.each([
    ['plain texts', {}],
    ['characters that a path cannot contain', { eventName: 'A / B; 50% \\', message: 'a\r\n\tb' }],
    ['emoji, quotes and other scripts', { message: '🚌 "נעים" ?#|[]^', location: 'Zoë’s' }],
    ['nothing', { eventName: null, location: '', message: ' / ' }],
    ['dots alone', { location: '..' }],
  ])('of %s equals the one that the server sends', (_what, change) => {
    const texts = { ...TEXTS, ...change };
    const { eventName, location, message } = newInvite.parse({ ...texts, presenterIds: [1] });
    const { parts } = inviteEmail(texts, [1]);
    expect(parts.map(({ text }) => text)).toEqual([eventName, location, message]);
  });

  test.each([
    ['x', 1],
    ['🚌', 12],
  ])('is limited as on the server, where %s takes %i of 8000 characters', (character, size) => {
    const rest = '/api/send-invite/Fair//Hall/2147483647?presenter=1'.length;
    const fitting = Math.floor((8000 - rest) / size);
    const written = (count: number) => ({ ...TEXTS, message: character.repeat(count) });
    const over = (count: number) => inviteEmail(written(count), [1]).over;
    expect([over(fitting), over(fitting + 1), over(fitting + 7)]).toEqual([0, 1, 7]);
    const accepted = (count: number) =>
      newInvite.safeParse({ ...written(count), presenterIds: [1] }).success;
    expect([accepted(fitting), accepted(fitting + 1)]).toEqual([true, false]);
    const tooLong = inviteEmail({ ...TEXTS, location: 'ü'.repeat(1400) }, [1]);
    expect(tooLong.over).toBe(Number.POSITIVE_INFINITY);
  });
});

test('sends an invite once, shows the new presenters and clears the form', async () => {
  const { user } = await writeInvite();
  await user.click(button('Send invite'));
  const warning = 'Please have atleast one Presenter selected to send the invite.';
  expect(await screen.findByText(warning)).toBeInTheDocument();
  expect(await box(ANN_LABEL)).toHaveFocus();

  await user.click(await box(BO_LABEL));
  await user.click(await box(ANN_LABEL));
  await user.type(message(), 'See you there');
  const held = heldResponse();
  const body = {
    ...{ eventName: 'Resource fair', location: 'Elm Library', message: 'See you there' },
    presenterIds: [11, 12],
  };
  wire().post('/api/events/42/invites', body).once().reply(held.respond(204));
  presentersAre(['Ada Lindqvist', 'Ann Bee', 'Bo Ek'], NO_PRIMARY);
  await user.dblClick(button('Send invite'));
  await user.click(button('Sending…'));
  await user.type(message(), 'too late');
  await user.click(await box(BO_LABEL));
  await user.click(button('Select none'));
  expect(message()).toHaveValue('See you there');
  expect(await box(BO_LABEL)).toBeChecked();
  held.release();
  expect(await screen.findByText('Invite sent!')).toBeInTheDocument();
  expect(presenterNames()).toEqual(['Ada Lindqvist', 'Ann Bee', 'Bo Ek']);
  expect(message()).toHaveValue('');
  expect(await box(BO_LABEL)).not.toBeChecked();
  expect(screen.getByText(/^The invite is being sent to/)).toHaveTextContent(
    `The invite is being sent to ${ANN_LABEL}, ${BO_LABEL}.`,
  );
  expect(nock.isDone()).toBe(true);
  expect(Object.keys(sessionStorage)).toEqual(['tab']);
});

test.each([
  [500, 'We do not know whether the invite was sent: The outreach system could not', 0],
  [401, 'Not sent: The outreach system could not complete this.', 1],
])('keeps message and selection after a %i', async (status, text, signIns) => {
  const { user } = await writeInvite();
  await user.click(await box(ANN_LABEL));
  await user.type(message(), 'See you');
  send().reply(status, FAILED);
  presentersAre(['Ada Lindqvist', 'Ann Bee', 'Bo Ek'], NO_PRIMARY);
  await user.click(button('Send invite'));
  await screen.findByText(
    'Sorry! Something went wrong with the invite, please try again or contact IT Support.',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryAllByRole('link', { name: /^Sign in again/ })).toHaveLength(signIns);
  expect(message()).toHaveValue('See you');
  expect(await box(ANN_LABEL)).toBeChecked();
  expect(presenterNames()).toContain('Ann Bee');

  send().reply(204);
  presentersAre(['Ann Bee'], NO_PRIMARY);
  await user.click(button('Send invite'));
  expect(await screen.findByText('Invite sent!')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('opens a restored draft after a reload, and asks before leaving', async () => {
  const { user, unmount } = await writeInvite();
  expect(asksBeforeLeaving()).toBe(false);
  await user.click(await box(BO_LABEL));
  await user.type(message(), 'Half a mess');
  expect(asksBeforeLeaving()).toBe(true);
  unmount();
  activeAre(ANN, BO);
  showEvent({ event: { presenters: ['Ada Lindqvist'] } });
  await waitFor(async () => expect(await box(BO_LABEL)).toBeChecked());
  expect(message()).toHaveValue('Half a mess');
  expect(await box(ANN_LABEL)).not.toBeChecked();
  expect(screen.getByText(/We restored the invite that you started\./)).toBeVisible();
});

test('rejects a message that is too long with its excess', async () => {
  const { user } = await writeInvite();
  await user.click(await box(ANN_LABEL));
  await user.click(message());
  await user.paste('é'.repeat(1400));
  expect(message()).toHaveAccessibleDescription(
    /^The message is too long to be mailed, by \d+ characters\.$/,
  );
  await user.click(button('Send invite'));
  expect(message()).toHaveFocus();
  expect(message()).toBeInvalid();
});

test('offers no invite for an event without start or end', async () => {
  const { user } = showEvent({ event: { startDateTime: null } });
  await open(user);
  expect(screen.getByText(/This event needs a start and an end/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send invite' })).not.toBeInTheDocument();
});
