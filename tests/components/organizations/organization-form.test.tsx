/**
 * The organization form, and with it what every form does: what is wrong and what fails is said, what is typed is kept until
 * it is saved, and nothing of somebody else's is overwritten unseen.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { pathChoices } from '@/components/forms/path-choices';
import { ORGANIZATION } from '@/lib/forms/organization';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { heldAnswer } from '@/tests/support/held-answer';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import { ELM_LIBRARY, UNKNOWN } from './elm-library';
import { button, ELM, field, save, showForm, wire } from './organization-form-on-screen';

const EDIT = '/api/forms/organizations/5';
const NEW = '/api/forms/organizations';
const BACK = 'Your unsaved changes are back.';
const UPDATED = 'Elm Library has been updated!';
const main = () => screen.getByRole('main');

test('the fields of an organization that is edited hold what is known of it', async () => {
  const { user, went, unmount } = showForm();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Organization' })).toBeVisible();
  for (const [label, value] of [
    ...[
      ['Name', 'Elm Library'],
      ['Address', '12 Elm St'],
      ['City', 'Elmhurst'],
      ['Zip', '60126'],
    ],
    ...[
      ['Organization Phone', '630-555-0100'],
      ['Organization Email', 'desk@elm.example'],
    ],
    ['County', 'DuPage'],
  ] as const) {
    expect(field(label)).toHaveValue(value);
    if (['Name', 'County'].includes(label)) expect(field(label)).toBeRequired();
    else expect(field(label)).not.toBeRequired();
  }
  expect(field('Organization Email')).toHaveAttribute('inputmode', 'email');
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  const back = screen.getByRole('link', { name: 'Go back to Organizations' });
  expect(back).toHaveAttribute('href', '/organizations');
  expect(await accessibilityFaults(main())).toEqual([]);
  await user.click(save());
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(went).toEqual([]);
  unmount();
  showForm({ organization: UNKNOWN });
  expect(field('Name')).toHaveValue('');
  expect(screen.getByText('No Contacts associated with this Organization.')).toBeVisible();
  expect(screen.getByText('No Upcoming Events with Organization 6.')).toBeVisible();
});

test('counties that failed can be asked for again, and whoever did so goes on among them', async () => {
  const counties = { message: 'Error occurred in retrieving Counties' };
  const first = showForm({ counties });
  expect(field('County')).toHaveAccessibleDescription(counties.message);
  expect(field('County')).toHaveValue('DuPage');
  first.unmount();
  const { user, went, showAgain, unmount } = showForm({ organization: null, counties });
  await user.type(field('Name'), 'El');
  await user.click(button('Try again'));
  expect(went).toEqual(['refresh']);
  showAgain({ organization: null });
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(field('County')).toHaveFocus();
  await user.selectOptions(field('County'), 'Lake');
  expect(field('Name')).toHaveValue('El');
  unmount();
  showForm({ counties: pathChoices({ values: ['Cook/Will', 'DuPage', 'Lake'] }) });
  expect(within(field('County')).queryByRole('option', { name: 'Cook/Will' })).toBeNull();
  expect(field('County')).toHaveAccessibleDescription(
    'Not offered, because the backend cannot save it: Cook/Will.',
  );
});

test('what is missing is said once, beside its field, and a summary that takes the focus leads there', async () => {
  const { user } = showForm({ organization: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Add Organization' })).toBeVisible();
  expect(screen.getByText('Add contacts after creating an Organization.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /contact/ })).not.toBeInTheDocument();
  await user.click(save());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Some fields are not right yet:NameCounty');
  expect(field('Name')).toHaveAccessibleDescription('Name is required.');
  expect(field('Name')).toBeInvalid();
  expect(screen.getAllByText('Name is required.')).toHaveLength(1);
  await user.click(within(summary).getByRole('link', { name: 'County' }));
  expect(field('County')).toHaveFocus();
  expect(await accessibilityFaults(main())).toEqual([]);
  await user.selectOptions(field('County'), 'Lake');
  expect(field('County')).toBeValid();
});

test('a creation that was never answered says where to look; the next one leads to its detail after two seconds', async () => {
  const { user, went } = showForm({ organization: null });
  await user.type(field('Name'), 'El');
  await user.type(field('Organization Phone'), '(630) 555');
  await user.selectOptions(field('County'), 'Lake');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  wire().post(NEW).reply(504, { title: 'It takes too long.', outcome: 'unknown' });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Perhaps not saved: It takes too long. Your text is still here. It may have been saved all the same: look at ' +
      'the list of organizations (opens in a new tab) before you save again.',
  );
  const look = screen.getByRole('link', { name: /^the list of organizations/ });
  expect(look).toHaveAttribute('href', '/organizations');
  expect(went).toEqual([]);
  const values = {
    ...ORGANIZATION.blank,
    orgname: 'El',
    regsite: true,
    phone: '630555',
    countyName: 'Lake',
  };
  wire()
    .post(NEW, { values })
    .reply(201, undefined, { location: `${NEW}/123` });
  await user.click(save());
  const created = 'El is created! PLEASE WAIT FOR THE PAGE TO REFRESH!';
  expect(await screen.findByText(created)).toBeInTheDocument();
  expect(went).toEqual([]);
  expect(asksBeforeLeaving()).toBe(false);
  await waitFor(() => expect(went).toEqual(['/organization/read/123']));
});

test('an update is sent with what it was typed over, once, however often Save is pressed', async () => {
  const { user, went, unmount } = showForm();
  await user.clear(field('City'));
  await user.type(field('City'), 'Aurora');
  const held = heldAnswer();
  const sent = { base: ELM, values: { ...ELM, city: 'Aurora' } };
  wire().put(EDIT, sent).reply(held.answer(204));
  await user.dblClick(save());
  await user.type(field('City'), '!');
  expect(field('City')).toHaveValue('Aurora');
  held.release();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(went).toEqual(['/organization/read/5']));
  unmount();
  showForm();
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test('whatever fails, everything that was typed stays, the reason is said, and saving can be tried again', async () => {
  const { user, went } = showForm();
  await user.type(field('Zip'), '-1');
  const errors = [{ path: 'values.countyName', message: 'County is not one of the list.' }];
  wire().put(EDIT).reply(400, { title: 'Something in the request is wrong.', errors });
  await user.click(save());
  await waitFor(() => expect(field('County')).toBeInvalid());
  expect(field('County')).toHaveAccessibleDescription('County is not one of the list.');
  expect(screen.getByRole('alert')).toHaveTextContent('One field is not right yet:County');
  wire().put(EDIT).reply(401, { title: 'You are signed out.', requestId: 'r-1' });
  await user.click(save());
  const signedOut = /^Not saved: You are signed out\. \(Request r-1\) Your text is still here\./;
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(signedOut));
  expect(screen.getByRole('link', { name: /^Sign in again/ })).toBeVisible();
  expect(asksBeforeLeaving()).toBe(true);
  wire().put(EDIT).replyWithError('gone');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Perhaps not saved: The connection failed. Please try again. Your text is still here. It may have been saved all ' +
        'the same. You can safely save it again.',
    ),
  );
  expect(field('Zip')).toHaveValue('60126-1');
  wire().put(EDIT).reply(204);
  await user.click(save());
  await waitFor(() => expect(went).toEqual(['/organization/read/5']));
});

describe('what is typed and not saved', () => {
  async function typeAndGo(person = 'Cleo Park') {
    const { user, unmount } = showForm({ person });
    await user.type(field('City'), ' West');
    unmount();
  }

  test('comes back for the same person and form, and Discard takes it away for good', async () => {
    await typeAndGo();
    const { user, unmount } = showForm();
    expect(screen.getByText(BACK)).toBeVisible();
    expect(field('City')).toHaveValue('Elmhurst West');
    await user.click(button('Discard'));
    expect(field('City')).toHaveValue('Elmhurst');
    expect(field('Name')).toHaveFocus();
    expect(asksBeforeLeaving()).toBe(false);
    unmount();
    showForm();
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });

  test('is seen by nobody else, and in no other form', async () => {
    await typeAndGo('Ada Lindqvist');
    const { unmount } = showForm();
    expect(field('City')).toHaveValue('Elmhurst');
    unmount();
    showForm({ person: 'Ada Lindqvist', organization: { ...ELM_LIBRARY, orgId: 6 } });
    expect(field('City')).toHaveValue('Elmhurst');
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });

  test('is saved over the values it was typed over, not over newer ones', async () => {
    await typeAndGo();
    const { user } = showForm({ organization: { ...ELM_LIBRARY, zip: '60999' } });
    const body = { base: ELM, values: { ...ELM, city: 'Elmhurst West' } };
    wire().put(EDIT, body).reply(204);
    await user.click(save());
    expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  });

  test.each([['not JSON'], ['{}'], ['{"base":{},"values":{"city":5}}'], ['null']])(
    'is not what reads %s',
    (kept) => {
      sessionStorage.setItem('draft /organizations/5 Cleo Park', kept);
      showForm();
      expect(field('City')).toHaveValue('Elmhurst');
      expect(screen.queryByText(BACK)).not.toBeInTheDocument();
    },
  );

  test('is left by no link unasked: Cancel stays with everything, and Leave goes', async () => {
    const { user, went } = showForm();
    await user.type(field('City'), ' West');
    const link = screen.getByRole('link', { name: 'Go back to Organizations' });
    await user.click(link);
    expect(screen.getByRole('dialog')).toHaveTextContent('Leave without saving?');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field('City')).toHaveValue('Elmhurst West');
    expect(went).toEqual([]);
    await user.click(link);
    await user.click(button('Leave'));
    expect(went).toEqual(['/organizations']);
  });

  test.each([
    ['offers nothing that is stored', 'Elmhurst West', false],
    ['names as uncertain what does not show yet', 'Elmhurst', true],
  ])('and was being saved when the page was left %s', async (_what, city, unsure) => {
    const { user, unmount } = showForm();
    await user.type(field('City'), ' West ');
    const put = heldAnswer();
    wire().put(EDIT).reply(put.answer(204));
    await user.click(save());
    await screen.findByRole('button', { name: 'Saving…' });
    unmount();
    showForm({ organization: { ...ELM_LIBRARY, city } });
    expect(screen.queryAllByText(/^Your changes are back\. .* may be saved already/)).toHaveLength(
      unsure ? 1 : 0,
    );
    expect(asksBeforeLeaving()).toBe(unsure);
    put.release();
  });
});

describe('where somebody else has changed city and zip meanwhile', () => {
  const THEIRS = { ...ELM, city: 'Aurora', zip: '60505' };

  async function meet() {
    const { user, ...rest } = showForm();
    await user.clear(field('City'));
    await user.type(field('City'), 'Elgin');
    wire()
      .put(EDIT)
      .reply(409, { title: 'Somebody else changed this meanwhile.', current: THEIRS });
    await user.click(save());
    const review = await screen.findByRole('region', { name: /somebody else changed this/ });
    return { user, review, ...rest };
  }

  const choice = (review: HTMLElement, name: RegExp) => within(review).getByRole('radio', { name });

  test('both texts stand side by side, what was not touched is taken over, and nothing is sent undecided', async () => {
    const { user, review } = await meet();
    expect(review).toHaveFocus();
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

  test('the own text is saved over what the person has seen', async () => {
    const { user, review } = await meet();
    await user.click(choice(review, /^Yours/));
    wire()
      .put(EDIT, { base: THEIRS, values: { ...THEIRS, city: 'Elgin' } })
      .reply(204);
    await user.click(save());
    expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  });

  test('the other text can be kept, which leaves nothing to save, and the choice can be changed again', async () => {
    const { user, review } = await meet();
    await user.click(choice(review, /^Theirs/));
    expect(field('City')).toHaveValue('Aurora');
    await user.click(choice(review, /^Yours/));
    expect(field('City')).toHaveValue('Elgin');
    await user.click(choice(review, /^Theirs/));
    await user.click(save());
    const unchanged = 'Nothing has changed, so nothing was saved.';
    expect(await screen.findByText(unchanged)).toBeInTheDocument();
    expect(review).not.toBeInTheDocument();
    expect(field('City')).toHaveValue('Aurora');
  });

  test('an undecided conflict survives leaving: the old base is kept, so saving asks again', async () => {
    const { unmount } = await meet();
    unmount();
    const { user } = showForm();
    expect(field('City')).toHaveValue('Elgin');
    const base = { ...THEIRS, city: 'Elmhurst' };
    wire()
      .put(EDIT, { base, values: { ...THEIRS, city: 'Elgin' } })
      .reply(409, { title: 'Somebody else changed this meanwhile.', current: THEIRS });
    await user.click(save());
    expect(await screen.findByRole('radio', { name: /^Theirs: Aurora/ })).toBeVisible();
  });
});
