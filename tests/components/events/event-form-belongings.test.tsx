/** What belongs to an event besides its fields: audience types and organizations, and what saving does to them. */
// Wraps the browser's focus when it is loaded, which must come before user-event does the same.
import '@headlessui/react';
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { wire } from '@/tests/components/organizations/organization-form-on-screen';
import { heldAnswer } from '@/tests/support/held-answer';
import { box, button, EDIT, eventOf, field, save, showForm } from './event-form-on-screen';

beforeEach(() => sessionStorage.clear());

const TYPE_1 = '/api/deleteAudienceType/42/1';
const effect = () => screen.queryByText(/^Saving also/)?.textContent;

describe('an audience type', () => {
  test('that the event has goes at once when its tick is taken away', async () => {
    const { user } = showForm();
    wire().delete(TYPE_1).reply(204);
    await user.click(box('Older adults'));
    expect(box('Older adults')).not.toBeChecked();
    expect(await screen.findByText('Audience Type has been removed!')).toBeInTheDocument();
    expect(box('Older adults')).not.toBeChecked();
  });

  test('that could not be removed has its tick again, with the reason', async () => {
    const { user } = showForm();
    wire().delete(TYPE_1).reply(500, { title: 'The outreach system failed.' });
    await user.click(box('Older adults'));
    const told = 'The audience type was not removed: The outreach system failed.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(box('Older adults')).toBeChecked();
  });

  test('is removed once, however often it is pressed meanwhile', async () => {
    const { user } = showForm();
    const held = heldAnswer();
    wire().delete(TYPE_1).reply(held.answer(204));
    await user.click(box('Older adults'));
    await user.click(box('Older adults'));
    expect(box('Older adults')).not.toBeChecked();
    held.release();
    expect(await screen.findByText('Audience Type has been removed!')).toBeInTheDocument();
  });

  test('that is ticked waits for the save, and so does one that was removed before', async () => {
    const { user, went } = showForm();
    wire().delete(TYPE_1).reply(204);
    await user.click(box('Older adults'));
    await screen.findByText('Audience Type has been removed!');
    await user.click(box('Older adults'));
    await user.click(box('Veterans'));
    await user.click(box('Students'));
    await user.click(box('Students'));
    wire()
      .put(EDIT, ({ values }) => values.addedAudienceTypes.join() === '1,3')
      .reply(204);
    await user.click(save());
    await waitFor(() => expect(went).toEqual(['/event/read/42']));
  });
});

describe('an organization', () => {
  const table = () => screen.getByRole('table', { name: 'Organization(s) part of this Event' });

  test('is removed once the backend said so, after a question in these words', async () => {
    const { user } = showForm();
    expect(within(table()).getByRole('link', { name: 'Edit Elm Library' })).toHaveAttribute(
      'href',
      '/organizations/5',
    );
    await user.click(button('Remove Elm Library'));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Are you sure you want to remove this Org.? Upon removing, the Org. will be disassociated from this Event ' +
        'but continue to exist in the Database.',
    );
    wire().delete('/api/removeOrg/42/5').reply(204);
    await user.click(button('Remove'));
    expect(await screen.findByText('No organization associated with this event.')).toBeVisible();
    expect(await screen.findByText('Org. is removed from this Event.')).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(effect()).toBeUndefined();
  });

  test('that could not be removed stays, with the reason', async () => {
    const { user } = showForm();
    await user.click(button('Remove Elm Library'));
    wire().delete('/api/removeOrg/42/5').reply(500, { title: 'The outreach system failed.' });
    await user.click(button('Remove'));
    const told = 'The organization was not removed: The outreach system failed.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(within(table()).getByText('StatusA')).toBeVisible();
  });

  test('is found, chosen, announced and sent, and can be let go before', async () => {
    const { user, went } = showForm();
    nock('http://localhost')
      .get('/api/options/organizations')
      .query(true)
      .times(9)
      .optionally()
      .reply(200, { options: [{ id: 9, text: 'Oak Hall' }], total: 1 });
    await user.click(button('Link Org. with this Event'));
    const search = await screen.findByRole('combobox', { name: 'Link Org. with this Event' });
    await user.click(search);
    await user.click(await screen.findByRole('option', { name: 'Oak Hall' }));
    expect(screen.getByText(/Save makes/)).toHaveTextContent(
      'Save makes Oak Hall part of this event.',
    );
    await user.click(button('Clear the chosen organization'));
    expect(screen.queryByText(/Save makes/)).not.toBeInTheDocument();
    await user.click(search);
    await user.click(await screen.findByRole('option', { name: 'Oak Hall' }));
    wire()
      .put(EDIT, ({ values }) => values.linkedOrganization.id === 9)
      .reply(204);
    await user.click(save());
    await waitFor(() => expect(went).toEqual(['/event/read/42']));
  });
});

describe('what saving does to the last status of organizations', () => {
  const MANY = {
    5: ['Elm Library', 'StatusA'],
    6: ['Ash House', null],
    7: ['Oak Hall', 'Confirmed'],
    8: ['', 'StatusB'],
    9: ['Bay', 'x'],
    10: ['Cay', 'x'],
    11: ['Day', 'x'],
  };

  test('is said of the only one that changes', () => {
    showForm();
    expect(effect()).toBe('Saving also sets the last status of Elm Library to Confirmed.');
  });

  test('is said of many by number and by name, and of none that has the status already', () => {
    showForm({ event: eventOf({ orgNames: MANY }) });
    expect(effect()).toBe(
      'Saving also sets the last status of 6 organizations to Confirmed: Elm Library, Ash House, ' +
        'Organization 8, Bay, Cay and 1 more.',
    );
  });

  test('follows the status that is chosen', async () => {
    const { user } = showForm();
    await user.selectOptions(field('Status'), 'Info Needed');
    expect(effect()).toBe('Saving also sets the last status of Elm Library to Info Needed.');
    await user.selectOptions(field('Status'), '');
    expect(effect()).toBeUndefined();
  });
});
