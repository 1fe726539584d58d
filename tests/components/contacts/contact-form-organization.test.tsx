/** The organization that a contact becomes part of with its save. */
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import { ADA } from './ada';
import {
  ADA_VALUES,
  button,
  EDIT,
  field,
  NEW,
  NOTHING_TYPED,
  save,
  showForm,
  wire,
} from './contact-form-on-screen';

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

test('the list opens with the focus in it and closes again', async () => {
  const { user } = showForm();
  const opener = button('Associate Organization');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(opener);
  expect(await search()).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.click(opener);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the chosen organization goes along with the save of a contact', async () => {
  const { user } = showForm();
  await choose(user, OAK);
  expect(screen.getByText(/^Save makes the contact part of/)).toHaveTextContent(
    'Save makes the contact part of Oak Park Center.',
  );
  wire()
    .put(EDIT, { base: ADA_VALUES, values: { ...ADA_VALUES, organization: OAK } })
    .reply(204);
  await user.click(save());
  expect(await screen.findByText('Contact is updated.')).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
});

test('the chosen organization goes along with a new contact', async () => {
  const { user } = showForm({ contact: null });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@elm.example');
  await choose(user, ELM);
  wire()
    .post(NEW, { values: { ...NOTHING_TYPED, email: 'ada@elm.example', organization: ELM } })
    .reply(201, undefined, { location: 'http://localhost/api/forms/contacts/5/456' });
  await user.click(save());
  expect(await screen.findByText('New contact is created!')).toBeInTheDocument();
});

test.each([
  ['Clear', async (user: User) => user.click(clear())],
  ['emptying the search box', async (user: User) => user.clear(await search())],
])('%s takes the choice back, and the save names no organization', async (_case, takeBack) => {
  const { user } = showForm();
  await choose(user, OAK);
  expect(asksBeforeLeaving()).toBe(true);
  await takeBack(user);
  expect(screen.queryByText(/^Save makes the contact part of/)).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  const values = { ...ADA_VALUES, title: 'Head librarian!' };
  wire().put(EDIT, { base: ADA_VALUES, values }).reply(204);
  await user.click(save());
  expect(await screen.findByText('Contact is updated.')).toBeInTheDocument();
});

test('how many there were to choose from is not said any more once one is chosen', async () => {
  const { user } = showForm();
  await user.click(button('Associate Organization'));
  expect(await screen.findByText('2 to choose from.')).toBeVisible();
  await user.click(await option(OAK.text));
  expect(screen.queryByText('2 to choose from.')).not.toBeInTheDocument();
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

test('whoever clears the choice by keyboard goes on at the button that opens the list', async () => {
  const { user } = showForm();
  await choose(user, OAK);
  await user.tab();
  expect(clear()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('Associate Organization')).toHaveFocus();
});

test('an organization that the contact is part of already is shown as such and cannot be chosen', async () => {
  const { user } = showForm();
  await user.click(button('Associate Organization'));
  await search();
  const elm = await option('Elm Library (already associated)');
  expect(elm).toHaveAttribute('aria-disabled', 'true');
  await user.click(elm);
  expect(await search()).toHaveValue('');
  expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
});

test('a choice that somebody else has made real meanwhile is named as such when it comes back', async () => {
  const first = showForm({ contact: { ...ADA, organizations: [] } });
  await choose(first.user, ELM);
  first.unmount();
  showForm();
  expect(screen.getByText(/^The contact is already part of/)).toHaveTextContent('Elm Library.');
});

test('a choice that could not be saved stays chosen', async () => {
  const { user } = showForm();
  await choose(user, OAK);
  wire().put(EDIT).reply(500);
  await user.click(save());
  await screen.findByRole('alert');
  expect(clear()).toBeVisible();
  wire()
    .put(EDIT, { base: ADA_VALUES, values: { ...ADA_VALUES, organization: OAK } })
    .reply(204);
  await user.click(save());
  expect(await screen.findByText('Contact is updated.')).toBeInTheDocument();
});

test('a choice comes back after a way out, and Discard takes it away for good', async () => {
  const first = showForm();
  await choose(first.user, OAK);
  first.unmount();
  const { user, unmount } = showForm();
  expect(screen.getByText(BACK)).toBeVisible();
  expect(screen.getByText('Oak Park Center')).toBeVisible();
  await user.click(button('Discard'));
  expect(screen.queryByText('Oak Park Center')).not.toBeInTheDocument();
  expect(field('First Name')).toHaveFocus();
  unmount();
  showForm();
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test('a saved choice does not come back', async () => {
  const { user, unmount } = showForm();
  await choose(user, OAK);
  wire().put(EDIT).reply(204);
  await user.click(save());
  await screen.findByText('Contact is updated.');
  unmount();
  showForm();
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test('a form with an open list and a choice is without faults', async () => {
  const { user, container } = showForm();
  await choose(user, OAK);
  await user.type(await search(), 'Elm');
  await option('Elm Library (already associated)');
  expect(await accessibilityFaults(container)).toEqual([]);
});
