/** The organization that a contact becomes part of with its save. */
import { screen } from '@testing-library/react';
import nock from 'nock';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { asksBeforeLeaving } from '@/tests/support/leaving';
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
  sessionStorage.clear();
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
  wire().put(EDIT, { base: ADA_VALUES, values: ADA_VALUES, orgId: 9 }).reply(204);
  await user.click(save());
  expect(await screen.findByText('Contact is updated.')).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
});

test('the chosen organization goes along with a new contact', async () => {
  const { user } = showForm({ contact: null });
  await choose(user, ELM);
  wire()
    .post(NEW, { values: NOTHING_TYPED, orgId: 5 })
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
  wire().put(EDIT, { base: ADA_VALUES, values: ADA_VALUES, orgId: -1 }).reply(204);
  await user.click(save());
  expect(await screen.findByText('Contact is updated.')).toBeInTheDocument();
});

test('whoever clears the choice by keyboard goes on at the button that opens the list', async () => {
  const { user } = showForm();
  await choose(user, OAK);
  await user.tab();
  expect(clear()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('Associate Organization')).toHaveFocus();
});

test('an organization that the contact is part of already is named as such', async () => {
  const { user } = showForm();
  await choose(user, ELM);
  expect(screen.getByText(/^The contact is already part of/)).toHaveTextContent('Elm Library.');
});

test('a choice that could not be saved stays chosen', async () => {
  const { user } = showForm();
  await choose(user, ELM);
  wire().put(EDIT).reply(500);
  await user.click(save());
  await screen.findByRole('alert');
  expect(clear()).toBeVisible();
  wire().put(EDIT, { base: ADA_VALUES, values: ADA_VALUES, orgId: 5 }).reply(204);
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
  await option('Elm Library');
  expect(await accessibilityFaults(container)).toEqual([]);
});
