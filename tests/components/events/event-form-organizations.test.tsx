/** The organizations of an event in its form. */

import { screen, within } from '@testing-library/react';
import nock from 'nock';
import { completeRemovals } from '@/tests/support/browser';
import { button, wire } from '@/tests/support/form-page';
import { setSettings } from '@/tests/support/settings';
import { expectSaved, field, showForm, valuesOf } from './event-form-on-screen';

setSettings();
beforeEach(() => sessionStorage.clear());

const effect = () => screen.queryByText(/^Saving also/)?.textContent;

test('removes an organization after a question, once the backend has confirmed it', async () => {
  const { user } = await showForm();
  const table = screen.getByRole('table', { name: 'Organization(s) part of this Event' });
  const edit = within(table).getByRole('link', { name: 'Edit Elm Library' });
  expect(edit).toHaveAttribute('href', '/organizations/5');
  const remove = async (status: number, body?: object) => {
    await user.click(button('Remove Elm Library'));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Are you sure you want to remove this Org.? Upon removing, the Org. will be disassociated from this Event ' +
        'but continue to exist in the Database.',
    );
    wire().delete('/api/removeOrg/42/5').reply(status, body);
    await user.click(button('Remove'));
    completeRemovals();
  };
  await remove(500, { title: 'The outreach system failed.' });
  await screen.findByText('The organization was not removed: The outreach system failed.');
  expect(within(table).getByText('StatusA')).toBeVisible();
  await remove(204);
  expect(await screen.findByText('No organization associated with this event.')).toBeVisible();
  expect(await screen.findByText('Org. is removed from this Event.')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(effect()).toBeUndefined();
});

test('links a chosen organization with the save, and warns of one that is part of the event', async () => {
  const shown = await showForm();
  const { user } = shown;
  const OAK = { id: 9, text: 'Oak Hall' };
  nock('http://localhost')
    .get('/api/options/organizations')
    .query(true)
    .times(9)
    .optionally()
    .reply(200, { options: [OAK, { id: 5, text: 'Elm Library' }], total: 2 });
  await user.click(button('Link Org. with this Event'));
  const search = await screen.findByRole('combobox', { name: 'Link Org. with this Event' });
  await user.click(search);
  await user.click(await screen.findByRole('option', { name: 'Elm Library' }));
  expect(screen.getByText(/is part of this event already\.$/)).toHaveTextContent('Elm Library');
  await user.click(button('Clear the chosen organization'));
  expect(screen.queryByText(/part of this event/)).not.toBeInTheDocument();
  await user.click(search);
  await user.click(await screen.findByRole('option', { name: 'Oak Hall' }));
  const announced = screen.getByText(/^Save makes/);
  expect(announced).toHaveTextContent('Save makes Oak Hall part of this event.');
  const base = valuesOf();
  await expectSaved(shown, { base, values: { ...base, linkedOrganization: OAK } });
});

test('announces the last status that a save gives to organizations', async () => {
  const { user, unmount } = await showForm();
  expect(effect()).toBe('Saving also sets the last status of Elm Library to Confirmed.');
  await user.selectOptions(field('Status'), 'Info Needed');
  expect(effect()).toBe('Saving also sets the last status of Elm Library to Info Needed.');
  await user.selectOptions(field('Status'), '');
  expect(effect()).toBeUndefined();
  unmount();
  sessionStorage.clear();
  const orgNames = {
    ...{ 5: ['Elm Library', 'StatusA'], 6: ['Ash House', null], 7: ['Oak Hall', 'Confirmed'] },
    ...{ 8: ['', 'StatusB'], 9: ['Bay', 'x'], 10: ['Cay', 'x'], 11: ['Day', 'x'] },
  };
  await showForm({ orgNames });
  expect(effect()).toBe(
    'Saving also sets the last status of 6 organizations to Confirmed: Organization 8, Ash House, ' +
      'Bay, Cay, Day and 1 more.',
  );
});
