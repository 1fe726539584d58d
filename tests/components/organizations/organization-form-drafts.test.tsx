/** What is typed into the organization form and not saved: it comes back, and is not left unasked. */
import { screen } from '@testing-library/react';
import { heldAnswer } from '@/tests/support/held-answer';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import { ELM_LIBRARY } from './elm-library';
import { button, ELM, field, save, showForm, wire } from './organization-form-on-screen';

const BACK = 'Your unsaved changes are back.';
const EDIT = '/api/forms/organizations/5';

async function typeAndGo(person?: string) {
  const { user, unmount } = showForm({ ...(person && { person }) });
  await user.type(field('City'), ' West');
  unmount();
}

test('typed texts come back for the same person and form, and Discard takes them away for good', async () => {
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

test('nobody else, and no other form, gets to see them', async () => {
  await typeAndGo('Ada Lindqvist');
  const { unmount } = showForm();
  expect(field('City')).toHaveValue('Elmhurst');
  unmount();
  showForm({ person: 'Ada Lindqvist', organization: { ...ELM_LIBRARY, orgId: 6 } });
  expect(field('City')).toHaveValue('Elmhurst');
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test('a draft is saved over the values it was typed over, not over newer ones', async () => {
  await typeAndGo();
  const { user } = showForm({ organization: { ...ELM_LIBRARY, zip: '60999' } });
  const body = { base: ELM, values: { ...ELM, city: 'Elmhurst West' } };
  wire().put(EDIT, body).reply(204);
  await user.click(save());
  expect(await screen.findByText('Elm Library has been updated!')).toBeInTheDocument();
});

test('after a save nothing is kept', async () => {
  const { user, unmount } = showForm();
  await user.type(field('City'), ' West');
  wire().put(EDIT).reply(204);
  await user.click(save());
  await screen.findByText('Elm Library has been updated!');
  unmount();
  showForm();
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test.each([['not JSON'], ['{}'], ['{"base":{},"values":{"city":5}}'], ['null']])(
  'a draft that reads %s is no draft',
  (kept) => {
    sessionStorage.setItem('draft /organizations/5 Cleo Park', kept);
    showForm();
    expect(field('City')).toHaveValue('Elmhurst');
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  },
);

test('a link asks first, Cancel stays with everything, and Leave goes', async () => {
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

/** Types, saves, and leaves before the response comes. */
async function leaveWhileSaving() {
  const { user, unmount } = showForm();
  await user.type(field('City'), ' West');
  const put = heldAnswer();
  wire().put(EDIT).reply(put.answer(204));
  await user.click(save());
  await screen.findByRole('button', { name: 'Saving…' });
  unmount();
  return put;
}

test('a page that is left in the middle of a save offers nothing as unsaved that is stored', async () => {
  const put = await leaveWhileSaving();
  showForm({ organization: { ...ELM_LIBRARY, city: 'Elmhurst West' } });
  expect(screen.queryByText(/are back/)).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  put.release();
});

test('a save that does not show yet is named as uncertain when its texts come back', async () => {
  const put = await leaveWhileSaving();
  showForm();
  expect(screen.getByText(/^Your changes are back\./)).toHaveTextContent('may be saved already');
  expect(field('City')).toHaveValue('Elmhurst West');
  put.release();
});
