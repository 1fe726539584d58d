/** The form of a new call log. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { asksBeforeLeaving } from '@/tests/support/browser';
import { leads } from '@/tests/support/detail-page';
import { button, wire } from '@/tests/support/form-page';
import {
  CEE_DEE,
  choose,
  comment,
  contact,
  NEW,
  offerChoices,
  openList,
  organization,
  pastDate,
  save,
  showNew,
  status,
  type User,
} from './call-log-on-screen';

const CREATED = 'New Call Log is created! Please wait for the page to refresh!';
const OAK = 'Oak Park Center';
const VALUES = {
  organization: { id: 9, text: OAK },
  contact: { id: 8, text: 'Cee Dee' },
  status: { id: 3, text: 'Closed' },
  ...{ regsite: false, callLogDate: '05/01/2026', noteEntry: 'Spoke with them' },
};

beforeEach(offerChoices);

const contactAndCommentAreHidden = () => {
  expect(screen.queryByText('Select contact person')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Call Log Comments' })).not.toBeInTheDocument();
};

async function fillIn(user: User) {
  await choose(user, organization(), OAK);
  await choose(user, contact(), CEE_DEE.text);
  await user.selectOptions(status(), 'Closed');
  await user.type(comment(), 'Spoke with them');
}

test('shows contact and comment after the organization, reports the first missing field and marks all', async () => {
  const { user } = showNew();
  contactAndCommentAreHidden();
  expect(screen.getByRole('combobox', { name: 'Registration site' })).toHaveDisplayValue('Yes');
  expect(pastDate()).toHaveAccessibleDescription(
    'Only needed for past call logs (overrides the creation date).',
  );
  await user.click(save());
  expect(await screen.findByText("Organization can't be empty.")).toBeInTheDocument();
  await choose(user, organization(), OAK);
  await user.click(save());
  const sentence = "Contact person can't be empty.";
  const message = await screen.findByText(sentence, { selector: '[data-sonner-toast] *' });
  expect(screen.getAllByText(sentence)).toEqual([message]);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(within(alert).getAllByRole('link')).toHaveLength(1);
  expect(await contact()).toHaveAccessibleDescription(/Select a contact person\./);
  for (const field of [await contact(), status(), comment()]) {
    expect(field).toBeRequired();
    expect(field).toBeInvalid();
  }
  expect(comment()).toHaveAccessibleDescription('Required.');
});

test('keeps the values of a save with unknown outcome over a reload, and opens a created call log after two seconds', async () => {
  const first = showNew();
  await fillIn(first.user);
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Registration site' }), 'No');
  await first.user.type(pastDate(), '5/1/2026');
  const failed = { title: 'The outreach system could not complete this.', outcome: 'unknown' };
  wire().post(NEW).reply(500, failed);
  await first.user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('could not complete this.');
  const look = screen.getByRole('link', { name: /^the list of call logs/ });
  expect(look).toHaveAttribute('target', '_blank');
  expect(asksBeforeLeaving()).toBe(true);
  first.unmount();
  const { user, went } = showNew();
  expect(screen.getByText(/^We restored your changes\./)).toHaveTextContent('may be saved already');
  expect(await organization()).toHaveValue(OAK);
  expect(await contact()).toHaveValue('Cee Dee');
  expect(comment()).toHaveValue('Spoke with them');
  wire()
    .post(NEW, { values: VALUES })
    .once()
    .reply(201, undefined, { location: `${NEW}/123` });
  await user.dblClick(save());
  expect(await screen.findByText(CREATED)).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  expect(went).toEqual([]);
  await waitFor(() => expect(went).toEqual(['replace /calllog/123']), { timeout: 4000 });
});

test('clears the contact for another organization, and hides contact and comment without one', async () => {
  const { user, container } = showNew();
  await fillIn(user);
  await choose(user, organization(), OAK);
  expect(await contact()).toHaveValue('Cee Dee');
  await choose(user, organization(), 'Elm Library');
  expect(await contact()).toHaveValue('');
  await openList(user, contact());
  const ada = 'Ada Lindqvist | Head librarian';
  expect(await screen.findByRole('option', { name: ada })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Cee Dee/ })).not.toBeInTheDocument();
  await user.click(button('Calendar for Past call log date'));
  await screen.findByRole('grid');
  await user.click(save());
  await screen.findByRole('alert');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.clear(await organization());
  contactAndCommentAreHidden();
  await choose(user, organization(), 'Elm Library');
  expect(comment()).toHaveValue('Spoke with them');
});

test('loads the contacts of a preselected organization with each focus', async () => {
  nock.cleanAll();
  const list = (...options: object[]) =>
    nock('http://localhost')
      .get('/api/options/organizations/9/contacts')
      .query(true)
      .reply(200, { options, total: options.length });
  list();
  const { user } = showNew({ id: 9, text: OAK });
  expect(await organization()).toHaveValue(OAK);
  expect(asksBeforeLeaving()).toBe(false);
  expect(leads('Add a contact to this organization (opens in a new tab)')).toBe('/organizations/9');
  await user.click(await contact());
  expect(await screen.findByText(/^This organization has no contacts yet\./)).toBeVisible();
  await user.click(comment());
  list(CEE_DEE);
  await user.click(await contact());
  await user.click(await screen.findByRole('option', { name: CEE_DEE.text }));
  expect(await contact()).toHaveValue('Cee Dee');
});

test('picks a date from the calendar, clears it, and keeps an invalid one as typed', async () => {
  const { user } = showNew();
  await user.click(button('Calendar for Past call log date'));
  expect(await screen.findByRole('button', { name: /May 3, 2026/ })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(pastDate()).toHaveValue('05/02/2026');
  expect(pastDate()).toHaveFocus();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.click(button('Clear Past call log date'));
  expect(pastDate()).toHaveValue('');
  expect(pastDate()).toHaveFocus();
  await user.type(pastDate(), 'last week');
  await user.click(save());
  await waitFor(() => expect(pastDate()).toBeInvalid());
  expect(pastDate()).toHaveAccessibleDescription(/must be a date, for example 05\/03\/2026/);
});

test('describes the effects of a save, and shows a message in place of statuses', () => {
  showNew(null, { message: 'No Status retrieved' });
  expect(status()).toHaveAccessibleDescription('No Status retrieved');
  expect(screen.getByText(/^Saving also updates/)).toHaveTextContent(
    'the organization’s last status and last contact and the contact’s last contact.',
  );
});
