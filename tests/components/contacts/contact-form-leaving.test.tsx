/** Cancel leaves one page back, and asks first when something would be left behind. */
import { screen } from '@testing-library/react';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import { button, field, showForm } from './contact-form-on-screen';

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

test('Cancel goes one page back at once while nothing was typed', async () => {
  const { user, went } = showForm();
  await user.click(button('Cancel'));
  expect(question()).not.toBeInTheDocument();
  expect(went).toEqual(['back']);
});

test.each([
  ['of a contact', {}, 'replace /contact/read/7'],
  ['of a new contact', { contact: null }, 'replace /contacts'],
])(
  'Cancel in a form %s without a page before it leads on all the same',
  async (_case, shown, to) => {
    const { user, went } = showForm({ ...shown, before: [] });
    await user.click(button('Cancel'));
    expect(went).toEqual([to]);
  },
);

test('whoever had to sign in on the way goes back over the sign-in to where the form was opened', async () => {
  const go = jest.spyOn(history, 'go').mockImplementation();
  const { user, went } = showForm({ before: ['/contacts', '/?returnTo=%2Fcontact%2F7', '/login'] });
  await user.click(button('Cancel'));
  expect(go).toHaveBeenCalledWith(-3);
  expect(went).toEqual([]);
});

test('a sign-in alone is no page to go back to', async () => {
  const { user, went } = showForm({ before: ['/login', '/saml/SSO'] });
  await user.click(button('Cancel'));
  expect(went).toEqual(['replace /contact/read/7']);
});

test('a browser that cannot tell what came before counts the pages of the tab', async () => {
  const { user, went } = showForm();
  Reflect.deleteProperty(window, 'navigation');
  expect(history.length).toBe(1);
  await user.click(button('Cancel'));
  history.pushState(null, '');
  await user.click(button('Cancel'));
  expect(went).toEqual(['replace /contact/read/7', 'back']);
});

test('Cancel asks while something is not saved; no stays with everything', async () => {
  const { user, went } = showForm();
  await user.type(field('Title'), '!');
  await user.click(button('Cancel'));
  expect(question()).toHaveTextContent('Your changes are not saved.');
  await user.keyboard('{Tab}');
  const [, no] = screen.getAllByRole('button', { name: 'Cancel' });
  if (no) await user.click(no);
  expect(question()).not.toBeInTheDocument();
  expect(field('Title')).toHaveValue('Head librarian!');
  expect(went).toEqual([]);
});

test('Leave goes one page back, asks no second time, and the texts come back with the form', async () => {
  const { user, went, unmount } = showForm();
  await user.type(field('Title'), '!');
  await user.click(button('Cancel'));
  await user.click(button('Leave'));
  expect(went).toEqual(['back']);
  expect(asksBeforeLeaving()).toBe(false);
  unmount();
  showForm();
  expect(field('Title')).toHaveValue('Head librarian!');
});

test('a link asks first, too', async () => {
  const { user, went } = showForm();
  await user.type(field('Title'), '!');
  await user.click(screen.getByRole('link', { name: 'Elm Library' }));
  expect(question()).toBeInTheDocument();
  await user.click(button('Leave'));
  expect(went).toEqual(['push /organization/read/5']);
});
