/** The organization form: what it shows, what it requires, and what saving does. */
import { screen, waitFor, within } from '@testing-library/react';
import { pathChoices } from '@/components/forms/path-choices';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { heldAnswer } from '@/tests/support/held-answer';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import { button, ELM, field, save, showForm, wire } from './organization-form-on-screen';

const EDIT = '/api/forms/organizations/5';
const NEW = '/api/forms/organizations';
const CREATED = { location: `${NEW}/123` };

test('the fields of an organization that is edited hold what is known of it', async () => {
  showForm();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Organization' })).toBeVisible();
  expect(field('Name')).toHaveValue('Elm Library');
  expect(field('Name')).toBeRequired();
  expect(field('Organization Phone')).toHaveValue('630-555-0100');
  expect(field('County')).toHaveValue('DuPage');
  expect(field('County')).toBeRequired();
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Go back to Organizations' })).toHaveAttribute(
    'href',
    '/organizations',
  );
  expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
});

test('a new organization has its title, and says that contacts come later', () => {
  showForm({ organization: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Add Organization' })).toBeVisible();
  expect(screen.getByText('Add contacts after creating an Organization.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /contact/ })).not.toBeInTheDocument();
});

test('counties that could not be retrieved are said to be, and the own one stays', () => {
  showForm({ counties: { message: 'Error occurred in retrieving Counties' } });
  expect(field('County')).toHaveAccessibleDescription('Error occurred in retrieving Counties');
  expect(field('County')).toHaveValue('DuPage');
});

test('counties that the backend cannot save are not offered', () => {
  showForm({ counties: pathChoices({ values: ['Cook/Will', 'DuPage', 'Lake'] }) });
  expect(within(field('County')).queryByRole('option', { name: 'Cook/Will' })).toBeNull();
  expect(field('County')).toHaveAccessibleDescription(
    'Not offered, because the backend cannot save it: Cook/Will.',
  );
});

test('counties that failed can be asked for again, and whoever did so goes on among them', async () => {
  const counties = { message: 'Error occurred in retrieving Counties' };
  const { user, went, showAgain } = showForm({ organization: null, counties });
  await user.type(field('Name'), 'El');
  await user.click(button('Try again'));
  expect(went).toEqual(['refresh']);
  showAgain({ organization: null });
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(field('County')).toHaveFocus();
  await user.selectOptions(field('County'), 'Lake');
  expect(field('Name')).toHaveValue('El');
});

test('a creation that was never answered says that it may be there, and where to look', async () => {
  const { user, went } = showForm({ organization: null });
  await user.type(field('Name'), 'El');
  await user.selectOptions(field('County'), 'Lake');
  wire().post(NEW).reply(504, { title: 'It takes too long.', outcome: 'unknown' });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Perhaps not saved: It takes too long. Your text is still here. It may have been saved all the same: look at ' +
      'the list of organizations (opens in a new tab) before you save again.',
  );
  expect(screen.getByRole('link', { name: /^the list of organizations/ })).toHaveAttribute(
    'href',
    '/organizations',
  );
  expect(field('Name')).toHaveValue('El');
  expect(went).toEqual([]);
});

test('a change that was never answered does no harm when it is saved once more', async () => {
  const { user } = showForm();
  await user.type(field('Zip'), '-1');
  wire().put(EDIT).reply(504, { title: 'It takes too long.', outcome: 'unknown' });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Perhaps not saved: It takes too long. Your text is still here. It may have been saved all the same. You can ' +
      'safely save it again.',
  );
});

test('an unchanged organization is not sent, and says that nothing has changed', async () => {
  const { user, went } = showForm();
  await user.click(save());
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(save()).toBeVisible();
  expect(went).toEqual([]);
});

test('what is missing is said once, beside its field, and a summary that takes the focus leads there', async () => {
  const { user } = showForm({ organization: null });
  await user.click(save());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Name is required.');
  expect(field('Name')).toBeInvalid();
  expect(screen.getAllByText('Name is required.')).toHaveLength(1);
  await user.click(within(summary).getByRole('link', { name: 'County' }));
  expect(field('County')).toHaveFocus();
  expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
  await user.selectOptions(field('County'), 'Lake');
  expect(field('County')).toBeValid();
});

test('a new organization is created, and two seconds later its detail comes', async () => {
  const { user, went } = showForm({ organization: null });
  await user.type(field('Name'), 'El');
  await user.type(field('Organization Phone'), '(630) 555');
  await user.selectOptions(field('County'), 'Lake');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  const values = {
    ...{ orgname: 'El', address: '', city: '', regsite: true },
    ...{ phone: '630555', email: '', countyName: 'Lake', zip: '' },
  };
  wire().post(NEW, { values }).reply(201, undefined, CREATED);
  await user.click(save());
  expect(
    await screen.findByText('El is created! PLEASE WAIT FOR THE PAGE TO REFRESH!'),
  ).toBeInTheDocument();
  expect(went).toEqual([]);
  expect(asksBeforeLeaving()).toBe(false);
  await waitFor(() => expect(went).toEqual(['/organization/read/123']));
});

test('an update is sent with what it was typed over, once, however often Save is pressed', async () => {
  const { user, went } = showForm();
  await user.clear(field('City'));
  await user.type(field('City'), 'Aurora');
  const held = heldAnswer();
  const sent = { base: ELM, values: { ...ELM, city: 'Aurora' } };
  wire().put(EDIT, sent).reply(held.answer(204));
  await user.dblClick(save());
  await user.type(field('City'), '!');
  expect(field('City')).toHaveValue('Aurora');
  held.release();
  expect(await screen.findByText('Elm Library has been updated!')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(went).toEqual(['/organization/read/5']));
});

test('what the server finds wrong comes back to its field', async () => {
  const { user } = showForm();
  await user.type(field('Zip'), '-1');
  const errors = [{ path: 'values.countyName', message: 'County is not one of the list.' }];
  wire().put(EDIT).reply(400, { title: 'Something in the request is wrong.', errors });
  await user.click(save());
  await waitFor(() => expect(field('County')).toBeInvalid());
  expect(field('County')).toHaveAccessibleDescription('County is not one of the list.');
});

test('a failed save keeps everything, says why, and can be tried again', async () => {
  const { user, went } = showForm();
  await user.type(field('Zip'), '-1');
  wire().put(EDIT).reply(401, { title: 'You are signed out.', requestId: 'r-1' });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('You are signed out. (Request r-1)');
  expect(screen.getByRole('link', { name: /^Sign in again/ })).toBeVisible();
  expect(field('Zip')).toHaveValue('60126-1');
  expect(asksBeforeLeaving()).toBe(true);
  wire().put(EDIT).reply(204);
  await user.click(button('Save'));
  await waitFor(() => expect(went).toEqual(['/organization/read/5']));
});

test('a name without last name, county or phone does not break the form', () => {
  const nothing = { address: null, city: null, email: null, phone: null, zip: null };
  showForm({
    organization: {
      ...{ orgId: 6, name: null, registrationSite: false, county: null },
      ...{ lastContact: null, lastStatus: null, contacts: [], events: [] },
      ...nothing,
    },
  });
  expect(field('Name')).toHaveValue('');
  expect(screen.getByText('No Contacts associated with this Organization.')).toBeVisible();
  expect(screen.getByText('No Upcoming Events with Organization 6.')).toBeVisible();
});
