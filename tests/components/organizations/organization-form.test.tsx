/** The organization form, and the behavior of every form: errors, failed saves, drafts and conflicts. */
import { screen, waitFor, within } from '@testing-library/react';
import { ORGANIZATION } from '@/lib/forms/organization';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { asksBeforeLeaving } from '@/tests/support/browser';
import { leads } from '@/tests/support/detail-page';
import { button, main, wire } from '@/tests/support/form-page';
import { heldResponse } from '@/tests/support/held-response';
import { ELM_LIBRARY } from './elm-library';
import { ELM, field, save, showForm } from './organization-form-on-screen';

const EDIT = '/api/forms/organizations/5';
const NEW = '/api/forms/organizations';
const BACK = 'We restored your unsaved changes.';
const UPDATED = 'Elm Library has been updated!';
const UNCHANGED = 'Nothing has changed, so nothing was saved.';

test('shows the values of an organization, and saves nothing without a change', async () => {
  const { user } = await showForm();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Organization' })).toBeVisible();
  const required = { Name: 'Elm Library', County: 'DuPage' };
  const optional = {
    ...{ Address: '12 Elm St', City: 'Elmhurst', Zip: '60126' },
    ...{ 'Organization Phone': '630-555-0100', 'Organization Email': 'desk@elm.example' },
  };
  for (const [label, value] of Object.entries({ ...required, ...optional })) {
    expect(field(label)).toHaveValue(value);
    expect(field(label).getAttribute('aria-required')).toBe(label in required ? 'true' : null);
  }
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(leads('Go back to Organizations')).toBe('/organizations');
  await user.click(save());
  expect(await screen.findByText(UNCHANGED)).toBeInTheDocument();
});

test('shows each error once beside its field, and focuses a summary that links to the fields', async () => {
  const { user } = await showForm({ organization: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Add Organization' })).toBeVisible();
  expect(screen.getByText('Add contacts after creating an Organization.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /contact/ })).not.toBeInTheDocument();
  await user.click(save());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('There is a problem with some fields:NameCounty');
  expect(field('Name')).toHaveAccessibleDescription('Enter a name.');
  expect(field('Name')).toBeInvalid();
  expect(screen.getAllByText('Enter a name.')).toHaveLength(1);
  await user.click(within(summary).getByRole('link', { name: 'County' }));
  expect(field('County')).toHaveFocus();
  await user.selectOptions(field('County'), 'Lake');
  expect(field('County')).toBeValid();
});

test('links to the list after a creation with unknown outcome, and opens a created organization after two seconds', async () => {
  const { user, went } = await showForm({ organization: null });
  await user.type(field('Name'), 'El');
  await user.type(field('Organization Phone'), '(630) 555');
  await user.selectOptions(field('County'), 'Lake');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  wire().post(NEW).reply(504, { title: 'It takes too long.', outcome: 'unknown' });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We do not know whether this was saved: It takes too long. Your text is still here. Check ' +
      'the list of organizations (opens in a new tab) before you save again.',
  );
  expect(leads('the list of organizations (opens in a new tab)')).toBe('/organizations');
  const typed = { orgname: 'El', regsite: true, phone: '630555', countyName: 'Lake' };
  const values = { ...ORGANIZATION.blank, ...typed };
  wire()
    .post(NEW, { values })
    .reply(201, undefined, { location: `${NEW}/123` });
  await user.click(save());
  const created = 'El is created! PLEASE WAIT FOR THE PAGE TO REFRESH!';
  expect(await screen.findByText(created)).toBeInTheDocument();
  expect(went).toEqual([]);
  expect(asksBeforeLeaving()).toBe(false);
  await waitFor(() => expect(went).toEqual(['replace /organization/read/123']));
});

test('sends an update once with the values it was typed over, and ignores input meanwhile', async () => {
  const { user, went } = await showForm();
  await user.clear(field('City'));
  await user.type(field('City'), 'Aurora');
  const held = heldResponse();
  wire()
    .put(EDIT, { base: ELM, values: { ...ELM, city: 'Aurora' } })
    .reply(held.respond(204));
  await user.dblClick(save());
  await user.type(field('City'), '!');
  expect(field('City')).toHaveValue('Aurora');
  held.release();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  await waitFor(() => expect(went).toEqual(['replace /organization/read/5']));
});

test('keeps the input of a failed save, shows the reason, and can save again', async () => {
  const { user, went } = await showForm();
  await user.type(field('Zip'), '-1');
  const errors = [{ path: 'values.countyName', message: 'Choose a county from the list.' }];
  wire().put(EDIT).reply(400, { title: 'The request is not valid.', errors });
  await user.click(save());
  await waitFor(() => expect(field('County')).toBeInvalid());
  expect(field('County')).toHaveAccessibleDescription('Choose a county from the list.');
  expect(screen.getByRole('alert')).toHaveTextContent('There is a problem with 1 field:County');
  wire().put(EDIT).reply(401, { title: 'You are signed out.', requestId: 'r-1' });
  await user.click(save());
  const signedOut =
    /^Not saved: You are signed out\. \(Request number r-1\) Your text is still here\./;
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(signedOut));
  expect(asksBeforeLeaving()).toBe(true);
  wire().put(EDIT).replyWithError('gone');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We do not know whether this was saved: The connection failed. Check your network and try again. Your text is still here. You can safely save it again.',
    ),
  );
  expect(field('Zip')).toHaveValue('60126-1');
  wire().put(EDIT).reply(204);
  await user.click(save());
  await waitFor(() => expect(went).toEqual(['replace /organization/read/5']));
});

describe('a draft', () => {
  async function typeAndLeave(person = 'Cleo Park') {
    const { user, unmount } = await showForm({ person });
    await user.type(field('City'), ' West');
    unmount();
  }

  test('is restored until Discard', async () => {
    await typeAndLeave();
    const { user, unmount } = await showForm();
    expect(screen.getByText(BACK)).toBeVisible();
    expect(field('City')).toHaveValue('Elmhurst West');
    await user.click(button('Discard'));
    expect(field('City')).toHaveValue('Elmhurst');
    expect(field('Name')).toHaveFocus();
    expect(asksBeforeLeaving()).toBe(false);
    unmount();
    await showForm();
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });

  test('is not restored for another person, in another form, or from damaged storage', async () => {
    await typeAndLeave('Ada Lindqvist');
    const isNotRestored = async (shown: Parameters<typeof showForm>[0]) => {
      const { unmount } = await showForm(shown);
      expect(field('City')).toHaveValue('Elmhurst');
      expect(screen.queryByText(BACK)).not.toBeInTheDocument();
      unmount();
    };
    await isNotRestored({});
    await isNotRestored({ person: 'Ada Lindqvist', organization: { ...ELM_LIBRARY, orgId: 6 } });
    for (const stored of ['not JSON', '{}', '{"base":{},"values":{"city":5}}', 'null']) {
      sessionStorage.setItem('draft /organizations/5 Cleo Park', stored);
      await isNotRestored({});
    }
  });

  test('is saved over the values it was typed over, not over newer ones', async () => {
    await typeAndLeave();
    const { user } = await showForm({ organization: { ...ELM_LIBRARY, zip: '60999' } });
    const body = { base: ELM, values: { ...ELM, city: 'Elmhurst West' } };
    wire().put(EDIT, body).reply(204);
    await user.click(save());
    expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  });

  test.each([
    ['is dropped if the record has it', 'Elmhurst West', false],
    ['is restored as uncertain otherwise', 'Elmhurst', true],
  ])('that was being saved when the page was left %s', async (_what, city, unsure) => {
    const { user, unmount } = await showForm();
    await user.type(field('City'), ' West ');
    const put = heldResponse();
    wire().put(EDIT).reply(put.respond(204));
    await user.click(save());
    await screen.findByRole('button', { name: 'Saving…' });
    unmount();
    await showForm({ organization: { ...ELM_LIBRARY, city } });
    const notices = screen.queryAllByText(/^We restored your changes\. .* may be saved already/);
    expect(notices).toHaveLength(unsure ? 1 : 0);
    expect(asksBeforeLeaving()).toBe(unsure);
    put.release();
  });
});

describe('after another user has changed city and zip', () => {
  const THEIRS = { ...ELM, city: 'Aurora', zip: '60505' };
  const CHANGED = {
    title: 'Another employee changed this record while you were editing it.',
    current: THEIRS,
  };

  async function causeConflict() {
    const { user, ...rest } = await showForm();
    await user.clear(field('City'));
    await user.type(field('City'), 'Elgin');
    wire().put(EDIT).reply(409, CHANGED);
    await user.click(save());
    const review = await screen.findByRole('region', { name: /another employee changed this/ });
    return { user, review, ...rest };
  }

  const choice = (review: HTMLElement, name: RegExp) => within(review).getByRole('radio', { name });

  test('shows both values, takes over the untouched field, and sends nothing undecided', async () => {
    const { user, review } = await causeConflict();
    await waitFor(() => expect(review).toHaveFocus());
    expect(choice(review, /^Yours: Elgin/)).not.toBeChecked();
    expect(choice(review, /^Theirs: Aurora/)).not.toBeChecked();
    expect(review).toHaveTextContent('Zip: 60505, before 60126');
    expect(field('Zip')).toHaveValue('60505');
    expect(field('City')).toHaveValue('Elgin');
    expect(await accessibilityFaults(main())).toEqual([]);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('City');
    expect(field('City')).toBeInvalid();
    expect(field('City')).toHaveAccessibleDescription(/Choose which one to keep\./);
  });

  test('has nothing to save when theirs are chosen', async () => {
    const { user, review } = await causeConflict();
    await user.click(choice(review, /^Yours/));
    expect(field('City')).toHaveValue('Elgin');
    await user.click(choice(review, /^Theirs/));
    expect(field('City')).toHaveValue('Aurora');
    await user.click(save());
    expect(await screen.findByText(UNCHANGED)).toBeInTheDocument();
    expect(review).not.toBeInTheDocument();
    expect(field('City')).toHaveValue('Aurora');
  });

  test('is rejected again when an undecided conflict is left and restored', async () => {
    const { unmount } = await causeConflict();
    unmount();
    const { user } = await showForm();
    expect(field('City')).toHaveValue('Elgin');
    const values = { ...THEIRS, city: 'Elgin' };
    wire()
      .put(EDIT, { base: { ...THEIRS, city: 'Elmhurst' }, values })
      .reply(409, CHANGED);
    await user.click(save());
    const review = await screen.findByRole('region', { name: /another employee changed this/ });
    await user.click(choice(review, /^Yours/));
    wire().put(EDIT, { base: THEIRS, values }).reply(204);
    await user.click(save());
    expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  });
});
