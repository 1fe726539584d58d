/** What is typed into the organization form and not saved: it comes back, and is not left unasked. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import { routerInto } from '@/tests/support/router';
import { ELM_LIBRARY } from './elm-library';
import { button, ELM, field, formOf, save, showForm, wire } from './organization-form-on-screen';

const BACK = 'Your unsaved changes are back.';
const EDIT = '/api/forms/organizations/5';

async function typeAndGo(person?: string) {
  const { user, unmount } = showForm({ person });
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

test('what was typed before the script was there is kept', async () => {
  const user = userEvent.setup();
  const page = (
    <AppRouterContext.Provider value={routerInto([])}>{formOf()}</AppRouterContext.Provider>
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  const city = field('City');
  if (city instanceof HTMLInputElement) city.value = 'Aurora';
  const root = await act(async () => hydrateRoot(box, page));
  await user.type(field('Zip'), '9');
  expect(field('City')).toHaveValue('Aurora');
  await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  act(() => root.unmount());
  box.remove();
});
