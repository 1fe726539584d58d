/** Two people in one organization: nothing is overwritten without the person having seen it. */
import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { button, ELM, field, save, showForm, wire } from './organization-form-on-screen';

const EDIT = '/api/forms/organizations/5';
const THEIRS = { ...ELM, city: 'Aurora', zip: '60505' };

/** Types a city and saves, while somebody else has changed city and zip. */
async function meet() {
  const { user, ...rest } = showForm();
  await user.clear(field('City'));
  await user.type(field('City'), 'Elgin');
  wire().put(EDIT).reply(409, { title: 'Somebody else changed this meanwhile.', current: THEIRS });
  await user.click(save());
  const review = await screen.findByRole('region', { name: /somebody else changed this/ });
  return { user, review, ...rest };
}

const choice = (review: HTMLElement, name: RegExp) => within(review).getByRole('radio', { name });

test('both texts stand side by side, and what was not touched is told and taken over', async () => {
  const { review } = await meet();
  expect(review).toHaveFocus();
  expect(choice(review, /^Yours: Elgin/)).not.toBeChecked();
  expect(choice(review, /^Theirs: Aurora/)).not.toBeChecked();
  expect(review).toHaveTextContent('Zip: 60505, before 60126');
  expect(field('Zip')).toHaveValue('60505');
  expect(field('City')).toHaveValue('Elgin');
  expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
});

test('nothing is sent until it is decided which text is kept', async () => {
  const { user } = await meet();
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('City');
  expect(field('City')).toBeInvalid();
  expect(field('City')).toHaveAccessibleDescription(/Choose which one to keep\./);
});

test('the own text is saved over what the person has seen', async () => {
  const { user, review } = await meet();
  await user.click(choice(review, /^Yours/));
  wire()
    .put(EDIT, { base: THEIRS, values: { ...THEIRS, city: 'Elgin' } })
    .reply(204);
  await user.click(save());
  expect(await screen.findByText('Elm Library has been updated!')).toBeInTheDocument();
});

test('the other text can be kept, which leaves nothing to save, and the choice can be changed again', async () => {
  const { user, review } = await meet();
  await user.click(choice(review, /^Theirs/));
  expect(field('City')).toHaveValue('Aurora');
  await user.click(choice(review, /^Yours/));
  expect(field('City')).toHaveValue('Elgin');
  await user.click(choice(review, /^Theirs/));
  await user.click(save());
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(review).not.toBeInTheDocument();
  expect(field('City')).toHaveValue('Aurora');
});

test('an undecided meeting survives leaving: the old base is kept, so saving asks again', async () => {
  const { unmount } = await meet();
  unmount();
  const { user } = showForm({});
  expect(field('City')).toHaveValue('Elgin');
  const base = { ...THEIRS, city: 'Elmhurst' };
  wire()
    .put(EDIT, { base, values: { ...THEIRS, city: 'Elgin' } })
    .reply(409, { title: 'Somebody else changed this meanwhile.', current: THEIRS });
  await user.click(button('Save'));
  expect(await screen.findByRole('radio', { name: /^Theirs: Aurora/ })).toBeVisible();
});
