/** The organization that a contact becomes part of with its save. */
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { CONTACT } from '@/lib/forms/contact';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { button, wire } from '@/tests/support/form-page';
import { heldAnswer } from '@/tests/support/held-answer';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import { ADA } from './ada';
import { ADA_VALUES, EDIT, field, NEW, save, showForm } from './contact-form-on-screen';

const OAK = { id: 9, text: 'Oak Park Center' };
const ELM = { id: 5, text: 'Elm Library' };
const BACK = 'Your unsaved changes are back.';

type User = ReturnType<typeof showForm>['user'];

beforeEach(() => {
  nock('http://localhost')
    .persist()
    .get('/api/options/organizations')
    .query(true)
    .reply(200, { options: [OAK, ELM], total: 2 });
});

afterEach(() => nock.cleanAll());

const search = () => screen.findByRole('combobox', { name: 'Link Org. with this Contact' });
const option = (name: string) => screen.findByRole('option', { name });
const clear = () => button('Clear the chosen organization');

async function choose(user: User, { text }: { text: string }) {
  await user.click(button('Associate Organization'));
  await search();
  await user.click(await option(text));
  await waitFor(() =>
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'),
  );
}

test('the list opens with the focus in it, says how many there are until one is chosen, and closes again', async () => {
  const { user, container } = showForm();
  const opener = button('Associate Organization');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(opener);
  expect(await search()).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('2 to choose from.')).toBeVisible();
  const elm = await option('Elm Library (already associated)');
  expect(elm).toHaveAttribute('aria-disabled', 'true');
  await user.click(elm);
  expect(await search()).toHaveValue('');
  expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
  await user.click(await option(OAK.text));
  expect(screen.queryByText('2 to choose from.')).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(opener);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the chosen organization stays chosen where a save fails, and goes along with the next one', async () => {
  const { user, unmount } = showForm();
  await choose(user, OAK);
  expect(screen.getByText(/^Save makes the contact part of/)).toHaveTextContent(
    'Save makes the contact part of Oak Park Center.',
  );
  wire().put(EDIT).reply(500);
  await user.click(save());
  await screen.findByRole('alert');
  expect(clear()).toBeVisible();
  const values = { ...ADA_VALUES, organization: OAK };
  wire().put(EDIT, { base: ADA_VALUES, values }).reply(204);
  await user.click(save());
  expect(await screen.findByText('Contact is updated.')).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  unmount();
  showForm();
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test('the chosen organization goes along with a new contact', async () => {
  const { user } = showForm({ contact: null });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@elm.example');
  await choose(user, ELM);
  const values = { ...CONTACT.blank, email: 'ada@elm.example', organization: ELM };
  wire()
    .post(NEW, { values })
    .reply(201, undefined, { location: 'http://localhost/api/forms/contacts/456' });
  await user.click(save());
  expect(await screen.findByText('New contact is created!')).toBeInTheDocument();
});

test('a choice is taken back by its button, which leads back to where it was made, or by emptying the search', async () => {
  const { user } = showForm();
  await choose(user, OAK);
  await user.tab();
  expect(clear()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('Associate Organization')).toHaveFocus();
  await user.click(await search());
  await user.click(await option(OAK.text));
  expect(asksBeforeLeaving()).toBe(true);
  await user.clear(await search());
  expect(screen.queryByText(/^Save makes the contact part of/)).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
});

test('whoever asks once more for a list that failed goes on in its field', async () => {
  nock.cleanAll();
  const list = () => nock('http://localhost').get('/api/options/organizations').query(true);
  list().reply(500);
  const { user } = showForm();
  await user.click(button('Associate Organization'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  list()
    .times(9)
    .optionally()
    .reply(200, { options: [OAK], total: 1 });
  await user.click(again);
  expect(await screen.findByText('1 to choose from.')).toBeVisible();
  expect(await search()).toHaveFocus();
});

test('a choice comes back after a way out, is named where somebody else made it real, and Discard takes it away for good', async () => {
  const first = showForm({ contact: { ...ADA, organizations: [] } });
  await choose(first.user, ELM);
  first.unmount();
  const { user, unmount } = showForm();
  expect(screen.getByText(BACK)).toBeVisible();
  expect(screen.getByText(/^The contact is already part of/)).toHaveTextContent('Elm Library.');
  await user.click(button('Discard'));
  expect(screen.queryByText(/^The contact is already part of/)).not.toBeInTheDocument();
  expect(field('First Name')).toHaveFocus();
  unmount();
  showForm();
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test('a choice that was being saved when the page was left is done where the contact is a member now', async () => {
  const { user, unmount } = showForm({ contact: { ...ADA, organizations: [] } });
  await choose(user, ELM);
  const put = heldAnswer();
  wire().put(EDIT).reply(put.answer(204));
  await user.click(save());
  await screen.findByRole('button', { name: 'Saving…' });
  unmount();
  const again = showForm({ contact: { ...ADA, organizations: [] } });
  expect(screen.getByText(/^Your changes are back\./)).toHaveTextContent('may be saved already');
  expect(screen.getByText('Elm Library')).toBeVisible();
  again.unmount();
  showForm();
  expect(screen.queryByText(/are back/)).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  put.release();
});
