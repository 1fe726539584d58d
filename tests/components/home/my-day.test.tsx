/** My day on the home page: its blocks and the drafts of this device. */
import { screen, within } from '@testing-library/react';
import nock from 'nock';
import { copyDraft } from '@/components/forms/device-drafts';
import { draftKey } from '@/components/forms/draft';
import { MyDay } from '@/components/home/my-day';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { showPage } from '@/tests/support/form-page';

const PERSON = 'Ann Bee';
const block = (name: string) => nock('http://localhost').get(`/api/my-day/${name}`);
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: at, href: `/event/read/${at}`, text: `Hall ${at}`, note: 'Elgin' },
    when: 'Tue, Dec 8, 10:00–11:00 AM',
  }));
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('each block is loaded by itself, has its count and a link to the list, and can be tried again', async () => {
  block('upcoming').reply(200, { count: 1014, rows: rows(5), href: '/myoutreach?days=next-7' });
  block('waiting').reply(503, { title: 'Down' });
  block('call-logs').reply(200, { count: 0, rows: [], href: '/calllogs?mine=1' });
  const { user, container } = showPage(<MyDay person={PERSON} />);
  const upcoming = part(/^Today and the next 7 days/);
  expect(await upcoming.findByRole('heading')).toHaveTextContent('Today and the next 7 days');
  expect(await upcoming.findAllByRole('listitem')).toHaveLength(5);
  expect(upcoming.getByRole('heading')).toHaveTextContent('Today and the next 7 days (1,014)');
  expect(upcoming.getByRole('link', { name: 'Show all events of these days' })).toHaveAttribute(
    'href',
    '/myoutreach?days=next-7',
  );
  expect(
    await part(/recent call logs/).findByText('You have not created a call log yet.'),
  ).toBeVisible();
  const waiting = part(/^Waiting for numbers/);
  expect(await waiting.findByRole('alert')).toHaveTextContent(
    'We could not load this part of the page.',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
  block('waiting').reply(200, { count: 1, rows: rows(1), href: '/myoutreach?view=waiting' });
  await user.click(waiting.getByRole('button', { name: 'Try again' }));
  expect(await waiting.findByRole('link', { name: 'Hall 0' })).toBeVisible();
});

describe('the drafts of this device', () => {
  const draft = (form: string, tab: string | null, person = PERSON, age = 0) => {
    const key = draftKey(form, person);
    document.title = `Edit ${form} · Outreach Tracking`;
    history.replaceState(null, '', form);
    copyDraft(key, `{"text":"${form}"}`);
    if (tab === null) return;
    const own = `${sessionStorage.getItem('tab')} ${key}`;
    const copy = JSON.parse(localStorage.getItem(own) ?? '{}');
    localStorage.removeItem(own);
    localStorage.setItem(`${tab} ${key}`, JSON.stringify({ ...copy, savedAt: Date.now() - age }));
  };
  const DAY_MS = 86_400_000;
  const drafts = () => part(/^Unfinished drafts/);

  beforeEach(() => {
    localStorage.clear();
    for (const name of ['upcoming', 'waiting', 'call-logs']) {
      block(name).optionally().reply(200, { count: 0, rows: [], href: '/' });
    }
  });

  test('are those of the employee, of all tabs and of 14 days; one of a closed tab moves to this one', async () => {
    draft('/events/1', null);
    draft('/events/2', 'closed', PERSON, DAY_MS);
    draft('/events/3', 'closed', 'Jo Ann Bee');
    draft('/events/4', 'closed', PERSON, 15 * DAY_MS);
    localStorage.setItem('other', '{}');
    const { user } = showPage(<MyDay person={PERSON} />);
    expect(await drafts().findAllByRole('link')).toHaveLength(2);
    expect(drafts().getByRole('heading')).toHaveTextContent(/\(2\)$/);
    expect(Object.keys(localStorage).filter((key) => key.includes('/events/4'))).toEqual([]);
    const link = drafts().getByRole('link', { name: 'Edit /events/2' });
    expect(link).toHaveAttribute('href', '/events/2');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(sessionStorage.getItem(draftKey('/events/2', PERSON))).toBe('{"text":"/events/2"}');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('closed'))).toHaveLength(1);
  });

  test('are discarded after a question', async () => {
    draft('/events/1', null);
    const { user } = showPage(<MyDay person={PERSON} />);
    await user.click(await drafts().findByRole('button', { name: /^Discard/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await drafts().findByText('You have no unfinished drafts.')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});
