/** Calendar invites: whom, what exactly, sent once, and whatever fails, what was written and chosen stays. */
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { heldAnswer } from '@/tests/support/held-answer';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import {
  button,
  NOBODY,
  presenterNames,
  presentersAre,
  showEvent,
  wire,
  writes,
} from './event-on-screen';
import {
  ANN,
  ANN_LABEL,
  activeAre,
  BO,
  BO_LABEL,
  box,
  boxes,
  CHER,
  message,
  open,
  preview,
  writeInvite,
} from './invite-on-screen';

const FAILED = { title: 'The outreach system could not do this.', requestId: 'r-500' };
const SORRY =
  'Sorry! Something went wrong with the invite, please try again or contact IT Support.';

beforeEach(() => sessionStorage.clear());

test('presenters are asked for when the invites are opened, once, and stand in order', async () => {
  const { user } = await writeInvite({}, [CHER, BO, ANN]);
  expect(boxes()).toEqual([ANN_LABEL, BO_LABEL, 'Cher (no email address)']);
  expect(message()).toHaveAttribute('cols', '50');
  expect(message()).toHaveAttribute('rows', '8');
  await open(user);
  await open(user);
  expect(boxes()).toHaveLength(3);
});

test('presenters that could not be retrieved say so, and are retrieved when asked again', async () => {
  const { user } = showEvent();
  wire().get('/api/options/presenters').reply(500, FAILED);
  await open(user);
  const failed = 'Error occurred in retrieving Presenters.';
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  // An answer that is no list of presenters counts as a failure.
  activeAre({ presenterId: 'eleven' });
  await user.click(button('Try again'));
  await waitFor(() => expect(nock.isDone()).toBe(true));
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  activeAre(ANN);
  await user.click(button('Try again'));
  expect(await box(ANN_LABEL)).not.toBeChecked();
});

test('what will be sent is shown before, with what the mail cannot carry', async () => {
  const { user, container } = await writeInvite({
    ...{ eventName: 'Rides / Fares; 50%', location: null },
  });
  await user.click(await box(ANN_LABEL));
  await user.type(message(), 'Bring 1/2 📎{Enter}Thanks');
  const sentences = [...preview().querySelectorAll('dd')].map((one) => one.textContent);
  expect(sentences).toEqual([
    ANN_LABEL,
    '5/3/2026 09:30 AM to 5/3/2026 12:00 PM',
    'Rides Fares 50Blanks stand for what the mail cannot carry: “/”, “;”, “%”',
    'No location given (because there is no other text)',
    'Bring 1 2 📎 ThanksBlanks stand for what the mail cannot carry: “/”, line break',
  ]);
  expect(preview()).toHaveTextContent('becomes a presenter of this event, without being asked');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('an invite goes out once, is told, and clears the form; who joined by it is shown', async () => {
  const { user } = await writeInvite();
  await user.click(await box(BO_LABEL));
  await user.click(await box(ANN_LABEL));
  await user.type(message(), 'See you there');
  const held = heldAnswer();
  const body = {
    eventName: 'Resource fair',
    location: 'Elm Library',
    message: 'See you there',
    presenterIds: [11, 12],
  };
  writes().post('/api/events/42/invites', body).once().reply(held.answer(204));
  presentersAre(['Ada Lindqvist', 'Ann Bee', 'Bo Ek'], NOBODY);
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
  expect(screen.getByText(/handed over for mailing/)).toHaveTextContent(
    `The invite was handed over for mailing to ${ANN_LABEL}, ${BO_LABEL}.`,
  );
  expect(nock.isDone()).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('without anybody selected nothing is sent, and the focus goes to whom one can select', async () => {
  const { user } = await writeInvite();
  await user.click(button('Send invite'));
  expect(
    await screen.findByText('Please have atleast one Presenter selected to send the invite.'),
  ).toBeInTheDocument();
  expect(await box(ANN_LABEL)).toHaveFocus();
});

test.each([
  [500, 'It is not certain that the invite was sent: The outreach system could not do this.'],
  [401, 'Not sent: The outreach system could not do this.'],
])(
  'an invite that failed with %i keeps message and selection, and says what is known',
  async (status, sentence) => {
    const { user } = await writeInvite();
    await user.click(await box(ANN_LABEL));
    await user.type(message(), 'See you');
    writes().post('/api/events/42/invites').reply(status, FAILED);
    presentersAre(['Ada Lindqvist', 'Ann Bee', 'Bo Ek'], NOBODY);
    await user.click(button('Send invite'));
    expect(await screen.findByText(SORRY)).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryAllByRole('link', { name: /^Sign in again/ })).toHaveLength(
      status === 401 ? 1 : 0,
    );
    expect(message()).toHaveValue('See you');
    expect(await box(ANN_LABEL)).toBeChecked();
    expect(presenterNames()).toContain('Ann Bee');

    writes().post('/api/events/42/invites').reply(204);
    presentersAre(['Ann Bee'], NOBODY);
    await user.click(button('Send invite'));
    expect(await screen.findByText('Invite sent!')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('what was begun is back after the page is loaded anew, in sight, and leaving asks first', async () => {
  const { user, unmount } = await writeInvite();
  expect(asksBeforeLeaving()).toBe(false);
  await user.click(await box(BO_LABEL));
  await user.type(message(), 'Half a mess');
  expect(asksBeforeLeaving()).toBe(true);
  unmount();
  activeAre(ANN, BO);
  showEvent();
  await waitFor(async () => expect(await box(BO_LABEL)).toBeChecked());
  expect(message()).toHaveValue('Half a mess');
  expect(await box(ANN_LABEL)).not.toBeChecked();
  expect(screen.getByText(/The invite that you had begun is back\./)).toBeVisible();
});

test('a message that no address carries is refused with how much is over, until it fits', async () => {
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
  await user.clear(message());
  await user.paste('é'.repeat(1200));
  expect(message()).toBeValid();
});

test('an event without start or end can invite nobody, and asks for nobody', async () => {
  const { user } = showEvent({ event: { startDateTime: null } });
  await open(user);
  expect(screen.getByText(/A calendar invite needs both/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send invite' })).not.toBeInTheDocument();
});
