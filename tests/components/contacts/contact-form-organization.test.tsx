/** The organization with which a save associates the contact. */
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { CONTACT } from '@/lib/forms/contact';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { asksBeforeLeaving } from '@/tests/support/browser';
import { button, wire } from '@/tests/support/form-page';
import { heldResponse } from '@/tests/support/held-response';
import { ADA } from './ada';
import { ADA_VALUES, EDIT, field, NEW, save, showForm } from './contact-form-on-screen';

const OAK = { id: 9, text: 'Oak Park Center' };
const ELM = { id: 5, text: 'Elm Library' };
const MEMBER_OF_NONE = { contact: { ...ADA, organizations: [] } };

const list = () => nock('http://localhost').persist().get('/api/options/organizations').query(true);

beforeEach(() => void list().reply(200, { options: [OAK, ELM], total: 2 }));
afterEach(() => nock.cleanAll());

const opener = () => button('Associate Organization');
const search = () => screen.findByRole('combobox', { name: 'Link Org. with this Contact' });
const option = (name: string) => screen.findByRole('option', { name });
const clear = () => button('Clear the chosen organization');
const isRestored = (text: RegExp | string) => expect(screen.getByText(text)).toBeVisible();
const isNotRestored = () => {
  showForm();
  expect(screen.queryByText(/^We restored/)).not.toBeInTheDocument();
};

async function choose(user: ReturnType<typeof showForm>['user'], { text }: { text: string }) {
  await user.click(opener());
  await search();
  await user.click(await option(text));
  await waitFor(() =>
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'),
  );
}

test('opens and closes the search, which counts its options until one is chosen', async () => {
  const { user, container } = showForm();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(opener());
  expect(await search()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('2 to choose from.')).toBeVisible();
  const elm = await option('Elm Library (already associated)');
  expect(elm).toHaveAttribute('aria-disabled', 'true');
  await user.click(elm);
  expect(await search()).toHaveValue('');
  expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
  await user.click(await option(OAK.text));
  expect(screen.queryByText('2 to choose from.')).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(opener());
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('sends the choice with the save of an existing and of a new contact, and keeps it after a failure', async () => {
  const { user, unmount } = showForm();
  await choose(user, OAK);
  const sentence = 'Save makes the contact part of Oak Park Center.';
  expect(screen.getByText(/^Save makes the contact part of/)).toHaveTextContent(sentence);
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
  const creation = showForm({ contact: null });
  await creation.user.type(field('Email'), 'ada@elm.example');
  await choose(creation.user, ELM);
  wire()
    .post(NEW, { values: { ...CONTACT.blank, email: 'ada@elm.example', organization: ELM } })
    .reply(201, undefined, { location: `${NEW}/456` });
  await creation.user.click(save());
  expect(await screen.findByText('New contact is created!')).toBeInTheDocument();
  creation.unmount();
  isNotRestored();
});

test('clears the choice by its button, which returns the focus, or by an empty search', async () => {
  const { user } = showForm();
  await choose(user, OAK);
  await user.tab();
  expect(clear()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(opener()).toHaveFocus();
  await user.click(await search());
  await user.click(await option(OAK.text));
  expect(asksBeforeLeaving()).toBe(true);
  await user.clear(await search());
  expect(screen.queryByText(/^Save makes the contact part of/)).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
});

test('loads a failed list again, with the focus in its field', async () => {
  nock.cleanAll();
  list().reply(500);
  const { user } = showForm();
  await user.click(opener());
  const again = await screen.findByRole('button', { name: 'Try again' });
  nock.cleanAll();
  list().reply(200, { options: [OAK], total: 1 });
  await user.click(again);
  expect(await screen.findByText('1 to choose from.')).toBeVisible();
  expect(await search()).toHaveFocus();
});

test('restores a choice until Discard, with a warning if another user has associated it', async () => {
  const first = showForm(MEMBER_OF_NONE);
  await choose(first.user, ELM);
  first.unmount();
  const { user, unmount } = showForm();
  isRestored('We restored your unsaved changes.');
  expect(screen.getByText(/^The contact is already part of/)).toHaveTextContent('Elm Library.');
  await user.click(button('Discard'));
  expect(screen.queryByText(/^The contact is already part of/)).not.toBeInTheDocument();
  expect(field('First Name')).toHaveFocus();
  unmount();
  isNotRestored();
});

test('drops a restored choice that was being saved if the contact is a member now', async () => {
  const { user, unmount } = showForm(MEMBER_OF_NONE);
  await choose(user, ELM);
  const put = heldResponse();
  wire().put(EDIT).reply(put.respond(204));
  await user.click(save());
  await screen.findByRole('button', { name: 'Saving…' });
  unmount();
  const again = showForm(MEMBER_OF_NONE);
  isRestored(/^We restored your changes\. .* may be saved already/);
  expect(screen.getByText('Elm Library')).toBeVisible();
  again.unmount();
  isNotRestored();
  expect(asksBeforeLeaving()).toBe(false);
  put.release();
});
