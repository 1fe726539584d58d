/**
 * Every list as its server renders it, before any script, over a backend that pages, sorts and fails on the wire. A list
 * gets all of these checks by one entry of `LISTS`.
 */
import { screen } from '@testing-library/react';
import { EVERY_LIST } from '@/tests/lib/list/every-list';
import { callLogRow, contactRow, eventRow, organizationRow } from '@/tests/support/legacy-rows';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';
import { visitScreen } from '@/tests/support/staff-screen';
import { LOOKUPS, startListBackend } from './list-backend';

setSettings();

interface ShownList {
  heading: string;
  columns: string[];
  /** The backend's own list, which an address without parameters asks for; null: the list always asks for its own. */
  byDefault: string | null;
  row: (number: number) => object;
  /** What its address always has. */
  always?: string;
  /** A filter with a value that its lookup holds. */
  filter: string;
  /** What it says where nothing matches. */
  none?: string;
}

const EVENT_COLUMNS = ['Presenter(s)', 'City', 'Start time', 'End time', 'Type'];
const event = (number: number) => eventRow({ eventId: number + 1 });

const LISTS: Record<string, ShownList> = {
  '/organizations': {
    filter: 'county=Cook',
    heading: 'Organizations',
    columns: ['Name', 'Last status', 'City', 'County', 'Last contact', 'Reg. site', 'Action'],
    byDefault: '/api/orgs-sorted-default',
    row: (number) => organizationRow({ orgId: number + 1 }),
  },
  '/contacts': {
    filter: 'county=Cook',
    heading: 'Contacts',
    columns: [
      ...['First Name', 'Last Name', 'Org(s) Associated', 'Title', 'Email', 'Phone'],
      ...['Last Contact', 'Reg. site', 'Action'],
    ],
    byDefault: '/api/contacts-sorted-default',
    row: (number) => contactRow({ contactId: number + 1 }),
  },
  '/events': {
    filter: 'type=Tabling',
    heading: 'Events',
    columns: [
      ...['Location', 'Event name', 'Event status', ...EVENT_COLUMNS, 'Reg. site', 'Action'],
    ],
    byDefault: '/api/events-sorted-default/0/10',
    row: event,
  },
  '/myoutreach': {
    filter: 'type=Tabling',
    heading: 'My Outreach Schedule',
    columns: ['Location', 'Event name', 'Event status', ...EVENT_COLUMNS, 'Action'],
    byDefault: '/api/sorted-default-myevents',
    row: event,
  },
  '/calllogs': {
    filter: 'status=Active',
    heading: 'Call logs',
    columns: [
      ...['Org. name', 'Status set', 'Created by', 'Created on', 'Last modified by'],
      ...['Last modified', 'Past call log date', 'Reg. site', 'Action'],
    ],
    byDefault: null,
    row: (number) => callLogRow({ callId: number + 1 }),
    none: 'No call logs were found...',
  },
  '/manager-reports': {
    filter: 'type=Tabling',
    heading: 'Manager Reports',
    columns: [
      ...['Location', 'Event Name', 'Event Status', 'Presenter(s)', 'City'],
      ...['Start Time', 'End Time', 'Type', 'Action'],
    ],
    byDefault: null,
    row: event,
    always: 'presenter=4',
  },
};

const all = <Found extends Element>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
];
const heads = () => all('th');
const rows = () => all('tbody tr');
const chips = () => all('[aria-label="Filters in force"] a');
const size = () => screen.getByLabelText('Items per page');
const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href') ?? '';
function head(label: string | undefined): Element {
  const found = heads().find((cell) => cell.textContent === label);
  if (!found) throw new Error(`There is no column ${label}.`);
  return found;
}
const filterForm = () => {
  const form = screen.getByText('Apply Filters').closest('form');
  if (!form) throw new Error('The filters are in no form.');
  return form;
};
/** What the browser itself would ask for, without any script. */
const sent = (form: HTMLFormElement) => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`;
};

describe.each(EVERY_LIST)('the list at $path', ({ list, call }) => {
  const shown = LISTS[list.path];
  if (!shown) throw new Error(`${list.path} has no entry in LISTS.`);
  const { always = '', filter } = shown;
  const address = (query = '') => `${list.path}?${[always, query].filter(Boolean).join('&')}`;
  const shortest = (query = '') => address(query).replace(/\?$/, '');
  const begin = () => startListBackend(shown.row);
  const open = async (href: string) =>
    visitScreen(href, await signedInCookies({ managerialAccess: true }));
  /** Asks for every row, and for nothing else by default. */
  const off = list.flags.filter((flag) => flag.onByDefault).map(({ name }) => `${name}=0`);
  const pathOf = (url: URL | undefined) => decodeURIComponent(url?.pathname ?? '');

  test('shows ten rows in its own order under its columns, and how many there are', async () => {
    const backend = begin();
    expect(await open(shortest())).toBeNull();
    const [asked, ...more] = backend.asked;
    expect(more).toEqual([]);
    const start = call.path.split('{')[0] ?? '';
    if (shown.byDefault) expect(asked?.pathname).toBe(shown.byDefault);
    else expect(asked?.pathname).toContain(start);
    expect(all('h1').map((heading) => heading.textContent)).toEqual([shown.heading]);
    expect(heads().map((cell) => cell.textContent)).toEqual(shown.columns);
    expect(rows()).toHaveLength(10);
    expect(screen.getByText('1–10 of 45')).toBeVisible();
    expect(size()).toHaveValue('10');
    const { field, order } = list.defaultSort;
    expect(
      heads().flatMap((cell) => cell.getAttribute('aria-sort')?.replace('none', '') || []),
    ).toEqual([order === 'asce' ? 'ascending' : 'descending']);
    const sorted = list.columns.find((column) => column.sortField === field);
    expect(head(sorted?.label)).not.toHaveAttribute('aria-sort', 'none');
  });

  test('sorts by each column that can be sorted, both ways, from the first page on', async () => {
    const backend = begin();
    const linked: (string | null)[] = [];
    for (const { label, sortField } of list.columns) {
      await open(address('page=3&size=20'));
      const link = head(label).querySelector('a');
      linked.push(link && label);
      if (!sortField || !link) continue;
      const own = list.defaultSort.field === sortField ? list.defaultSort.order : null;
      for (const order of own === 'asce' ? ['desc', 'asce'] : ['asce', 'desc']) {
        await open(hrefOf(head(label).querySelector('a')));
        // Its own order is not spelled out.
        expect(pathOf(backend.asked.at(-1))).toContain(
          order === own ? '/0/20/null/null' : `/0/20/${sortField}/${order}`,
        );
        expect(head(label)).toHaveAttribute(
          'aria-sort',
          order === 'asce' ? 'ascending' : 'descending',
        );
      }
    }
    expect(linked.filter(Boolean)).toEqual(
      list.columns.filter(({ sortField }) => sortField).map(({ label }) => label),
    );
  });

  test('takes page and size out of the address and keeps them in its links and forms', async () => {
    const backend = begin();
    expect(await open(address('page=2&size=20'))).toBeNull();
    expect(pathOf(backend.asked[0])).toContain('/1/20/null/null');
    expect(rows()).toHaveLength(20);
    expect(screen.getByText('21–40 of 45')).toBeVisible();
    expect(all('[aria-current=page]').map((link) => link.textContent)).toEqual(['2']);
    expect(hrefOf(screen.getByLabelText('Next page'))).toBe(address('page=3&size=20'));
    expect(size()).toHaveValue('20');
    expect(sent(size().closest('form') ?? filterForm())).toBe(address('size=20'));
  });

  test('asks for what its form is sent with, shows it as chips, and takes each away alone', async () => {
    const backend = begin();
    await open(address(['size=20', ...off].join('&')));
    const form = filterForm();
    for (const { name } of list.choices) {
      form.querySelector<HTMLInputElement>(`[type=checkbox][name=${name}]`)?.click();
    }
    const flags = list.flags.filter(({ name }) => name !== list.range?.unless);
    for (const { name } of flags) {
      form.querySelector<HTMLInputElement>(`[type=checkbox][name=${name}]`)?.click();
    }
    for (const [name, day] of [
      ['from', '2026-01-01'],
      ['to', '2026-06-30'],
    ]) {
      const field = form.querySelector<HTMLInputElement>(`[type=date][name=${name}]`);
      if (field) field.value = day ?? '';
    }
    await open(sent(form));
    const asked = backend.asked.at(-1);
    const legacyName = (one: { name: string; legacyName?: string }) => one.legacyName ?? one.name;
    for (const filter of list.choices) {
      expect(asked?.searchParams.getAll(legacyName(filter))).toHaveLength(1);
    }
    for (const flag of flags) {
      if (flag.inPath) expect(pathOf(asked)).toMatch(/\/true$/);
      else expect(asked?.searchParams.get(legacyName(flag))).toBe('1');
    }
    if (list.range) {
      expect(pathOf(asked)).toContain('/2026-01-01 00:00:00/2026-06-30 23:59:00');
      expect(screen.getByText(`${list.range.label}: 1/1/2026 – 6/30/2026`)).toBeVisible();
    }
    const count = list.choices.length + flags.length + (list.range ? 1 : 0);
    expect(chips()).toHaveLength(count + 1);
    for (let left = count; left > 1; left -= 1) {
      await open(hrefOf(chips()[0]));
      expect(chips()).toHaveLength(left);
    }
    await open(hrefOf(chips()[0]));
    expect(chips()).toEqual([]);
    expect(size()).toHaveValue('20');
  });

  test('falls back quietly from what makes no sense, and says that half a range is not applied', async () => {
    const backend = begin();
    await open(address('page=-3&size=17&sort=password&order=up&x=1&from=2026-02-30&to=y'));
    expect(rows()).toHaveLength(10);
    expect(screen.queryByText(/dates are not applied/)).toBeNull();
    if (!list.range) return;
    await open(address([...off, 'from=2026-01-01'].join('&')));
    expect(pathOf(backend.asked.at(-1))).not.toContain('2026');
    expect(filterForm()).toHaveTextContent(
      'Enter a “To” date or clear the “From” date. The dates are not applied.',
    );
    expect(filterForm().querySelector('[name=from]')).toHaveValue('2026-01-01');
  });

  test('leads without the filter values that its lookups do not hold, and keeps them where one failed', async () => {
    const backend = begin();
    for (const { name } of list.choices) {
      expect(await open(address(`page=2&size=20&${name}=Nowhere`))).toBe(address('size=20'));
    }
    backend.failing = Object.keys(LOOKUPS);
    for (const { name, label } of list.choices) {
      expect(await open(address(`${name}=Nowhere`))).toBeNull();
      expect(chips().map((chip) => chip.textContent)).toContain('Remove filter Nowhere');
      expect(screen.getByRole('group', { name: label })).toHaveTextContent(
        /^\w+( \w+)?(Error occurred in retrieving|Something went wrong while fetching) /,
      );
    }
  });

  test('leads from behind its end to its first page', async () => {
    begin();
    expect(await open(address('page=9999&size=50'))).toBe(address('size=50'));
  });

  test('says that there is nothing, or nothing that matches, and offers the way out', async () => {
    const backend = begin();
    backend.total = 0;
    await open(address(off.join('&')));
    const nothing = list.emptyText ?? `There are no ${list.noun.many} yet.`;
    expect(screen.getByText(nothing)).toBeVisible();
    expect(screen.queryByText('Remove all filters')).toBeNull();
    await open(address([...off, filter].join('&')));
    const none = shown.none ?? `No ${list.noun.many} match these filters.`;
    expect(screen.getByText(none, { exact: false })).toBeVisible();
    const ways = screen.getAllByText('Remove all filters');
    expect(ways.map(hrefOf)).toEqual(Array(2).fill(shortest(off.join('&'))));
  });

  test('names a damaged row and shows the others, in the default order where it cannot sort', async () => {
    const backend = begin();
    backend.damaged = [6];
    await open(address('size=20'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      `1 ${list.noun.one} could not be shown: its record in the backend is damaged (position 7 of this page).`,
    );
    expect(rows()).toHaveLength(19);
    const other = list.columns.find(
      ({ sortField }) => sortField && sortField !== list.defaultSort.field,
    );
    backend.damaged = [];
    backend.failing = [`/${other?.sortField}/`];
    await open(address(`sort=${other?.sortField}&order=asce`));
    expect(screen.getByRole('alert')).toHaveTextContent(
      `This list cannot be sorted by ${other?.label}. It is shown in its default order.`,
    );
    expect(rows()).toHaveLength(10);
    expect(head(other?.label)).toHaveAttribute('aria-sort', 'none');
  });
});
