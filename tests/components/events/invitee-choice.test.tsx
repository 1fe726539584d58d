/** Whom an invite goes to: one out of a few, or some out of hundreds. */
import { screen, within } from '@testing-library/react';
import { button } from './event-on-screen';
import { ANN, ANN_LABEL, box, boxes, CHER, preview, writeInvite } from './invite-on-screen';

const ANYBODY = /@agency\.example\)$/;

beforeEach(() => sessionStorage.clear());

describe('among many presenters', () => {
  const MANY = Array.from({ length: 240 }, (_, at) => ({
    presenterId: at + 1,
    firstName: at % 2 === 0 ? 'Zoë' : 'Al',
    lastName: `Number ${String(at).padStart(3, '0')}`,
    email: `p${at}@agency.example`,
  }));

  test('words find some, who is chosen stays chosen while hidden, and Enter sends nothing', async () => {
    const { user } = await writeInvite({}, MANY);
    await user.type(screen.getByRole('searchbox', { name: 'Find a presenter' }), 'zoe 00{Enter}');
    expect(boxes()).toHaveLength(7);
    await user.click(button('Select all shown'));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'number 239');
    await user.click(await box('Al Number 239 (p239@agency.example)'));
    await user.keyboard('{Enter}');
    expect(screen.getByText('8 selected, 1 of 240 shown')).toBeVisible();
    expect(within(preview()).getByText(/Zoë Number 000/)).toHaveTextContent('Al Number 239');
    await user.click(button('Select none'));
    expect(screen.getByText('0 selected, 1 of 240 shown')).toBeVisible();
  });

  test('more than one call can name are refused with their number', async () => {
    const { user } = await writeInvite({}, MANY);
    expect(screen.getAllByRole('checkbox', { name: ANYBODY })).toHaveLength(240);
    await user.click(button('Select all'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'At most 200 presenters can be invited at once: 240 are selected.',
    );
    await user.click(button('Send invite'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

test('who has no email address is named as out of reach', async () => {
  const { user } = await writeInvite({}, [CHER, ANN]);
  await user.click(await box(ANN_LABEL));
  expect(preview()).not.toHaveTextContent('No mail can reach');
  await user.click(await box('Cher (no email address)'));
  expect(preview()).toHaveTextContent('No mail can reach Cher: an invite to them may fail.');
});
