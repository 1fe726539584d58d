/**
 * Every list as its server renders it, without script, over a backend that pages, sorts and fails on the wire. A list gets
 * all checks by one entry of `LISTS`.
 */
import { screen } from '@testing-library/react';
import { dashboardEvents } from '@/lib/list/definitions/events';
import { EVERY_LIST } from '@/tests/lib/list/every-list';
import { callLogRow, contactRow, eventRow, organizationRow } from '@/tests/support/legacy-rows';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';
import { visitScreen } from '@/tests/support/staff-screen';
import { LOOKUPS, startListBackend } from './list-backend';

setSettings();

interface ShownList {
  heading: string;
  columns: string;
  /** Path of the call for an address without parameters. */
  call: string;
  row: (number: number) => object;
  /** Parameters that every address has. */
  always?: string;
  /** A valid filter. */
  filter: string;
  /** Text of an empty list with filters. */
  none?: string;
}

const EVENT_COLUMNS =
  'Location, Event name, Event status, Presenter(s), City, Start time, End time, Type';
const REPORT_COLUMNS =
  'Location, Event Name, Event Status, Presenter(s), City, Start Time, End Time, Type, Action';
const event = (number: number) => eventRow({ eventId: number + 1 });

const LISTS: Record<string, ShownList> = {
  '/organizations': {
    filter: 'county=Cook',
    heading: 'Organizations',
    columns: 'Name, Last status, City, County, Last contact, Reg. site, Action',
    call: '/api/orgs-sorted-default',
    row: (number) => organizationRow({ orgId: number + 1 }),
  },
  '/contacts': {
    filter: 'county=Cook',
    heading: 'Contacts',
    columns:
      'First Name, Last Name, Org(s) Associated, Title, Email, Phone, Last Contact, Reg. site, Action',
    call: '/api/contacts-sorted-default',
    row: (number) => contactRow({ contactId: number + 1 }),
  },
  '/events': {
    filter: 'type=Tabling',
    heading: 'Events',
    columns: `${EVENT_COLUMNS}, Reg. site, Action`,
    call: '/api/events-sorted-default/0/10',
    row: event,
  },
  '/myoutreach': {
    filter: 'type=Tabling',
    heading: 'My Outreach Schedule',
    columns: `${EVENT_COLUMNS}, Action`,
    call: '/api/sorted-default-myevents',
    row: event,
  },
  '/calllogs': {
    filter: 'status=Active',
    heading: 'Call logs',
    columns:
      'Org. name, Status set, Created by, Created on, Last modified by, Last modified, Past call log date, Reg. site, Action',
    call: '/api/call-logs-filtered-sorted/0/10/null/null/null/null/false',
    row: (number) => callLogRow({ callId: number + 1 }),
    none: 'No call logs were found...',
  },
  '/manager-reports': {
    filter: 'type=Tabling',
    heading: 'Manager Reports',
    columns: REPORT_COLUMNS,
    call: '/api/sorted-filtered-presenter-events/4/0/10/null/null/null/null/false',
    row: event,
    always: 'presenter=4',
  },
  '/manager-dashboard/events': {
    filter: 'type=Tabling&from=1999-01-01&to=1999-01-02',
    heading: 'Counted events',
    columns: REPORT_COLUMNS,
    call: '/api/all-moc-events-export/4',
    row: event,
    always: 'presenter=4',
  },
};

const all = <Found extends Element>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
];
const heads = () => all('th');
const rows = () => all('tbody tr');
const chips = () => all('[aria-label="Active filters"] a');
const size = () => screen.getByLabelText('Items per page');
const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href') ?? '';
function head(label: string | undefined): Element {
  const found = heads().find((cell) => cell.textContent === label);
  if (!found) throw new Error(`There is no column ${label}.`);
  return found;
}
const formOf = (field: Element) => {
  const form = field.closest('form');
  if (!form) throw new Error('The field is in no form.');
  return form;
};
const filterForm = () => formOf(screen.getByText('Apply Filters'));
/** The address that the browser requests without script. */
const sent = (form: HTMLFormElement) => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`;
};
const open = async (href: string) =>
  visitScreen(href, await signedInCookies({ managerialAccess: true }));
const pathOf = (url: URL | undefined) => decodeURIComponent(url?.pathname ?? '');

function listAt({ path, flags }: (typeof EVERY_LIST)[number]['list']) {
  const shown = LISTS[path];
  if (!shown) throw new Error(`${path} has no entry in LISTS.`);
  const { always = '' } = shown;
  const address = (query = '') => `${path}?${[always, query].filter(Boolean).join('&')}`;
  return {
    shown,
    address,
    shortest: (query = '') => address(query).replace(/\?$/, ''),
    start: () => startListBackend(shown.row),
    /** Turns off the filters that are on by default. */
    off: flags.filter((flag) => flag.onByDefault).map(({ name }) => `${name}=0`),
  };
}

// The counted events have neither filters nor sortable columns, and are read as a whole.
describe.each([...EVERY_LIST.map(({ list }) => list), dashboardEvents])(
  'the list at $path',
  (list) => {
    const { shown, address, shortest, start, off } = listAt(list);

    test('shows ten rows in its own order under its columns, and how many there are', async () => {
      const backend = start();
      expect(await open(shortest())).toBeNull();
      expect(backend.requests.map(pathOf)).toEqual([shown.call]);
      expect(all('h1').map((heading) => heading.textContent)).toEqual([shown.heading]);
      expect(
        heads()
          .map((cell) => cell.textContent)
          .join(', '),
      ).toBe(shown.columns);
      expect(rows()).toHaveLength(10);
      expect(screen.getByText('1–10 of 45')).toBeVisible();
      expect(size()).toHaveValue('10');
      const { field, order } = list.defaultSort;
      const sorted = list.columns.find(({ sortField }) => sortField === field);
      expect(
        heads().flatMap((cell) => {
          const sort = cell.getAttribute('aria-sort')?.replace('none', '');
          return sort ? [[cell.textContent, sort]] : [];
        }),
      ).toEqual(sorted ? [[sorted.label, order === 'asce' ? 'ascending' : 'descending']] : []);
    });

    test('reads page and size from the address and keeps them in its links and forms', async () => {
      const backend = start();
      expect(await open(address('page=2&size=20'))).toBeNull();
      if (list !== dashboardEvents)
        expect(pathOf(backend.requests[0])).toContain('/1/20/null/null');
      expect(rows()).toHaveLength(20);
      expect(screen.getByText('21–40 of 45')).toBeVisible();
      expect(all('[aria-current=page]').map((link) => link.textContent)).toEqual(['2']);
      expect(hrefOf(screen.getByLabelText('Next page'))).toBe(address('page=3&size=20'));
      expect(size()).toHaveValue('20');
      expect(sent(formOf(size()))).toBe(address('size=20'));
    });

    test('ignores invalid parameters', async () => {
      start();
      await open(address('page=-3&size=17&sort=password&order=up&x=1&from=2026-02-30&to=y'));
      expect(rows()).toHaveLength(10);
      expect(screen.queryByText(/dates are not applied/)).toBeNull();
    });

    test('redirects from a page past the end to the first page', async () => {
      start();
      expect(await open(address('page=9999&size=50'))).toBe(address('size=50'));
    });

    test('says that there is nothing, or nothing that matches, and offers to remove the filters', async () => {
      const backend = start();
      backend.total = 0;
      await open(address(off.join('&')));
      const nothing = list.emptyText ?? `There are no ${list.noun.many} yet.`;
      expect(screen.getByText(nothing)).toBeVisible();
      expect(screen.queryByText('Remove all filters')).toBeNull();
      await open(address([...off, shown.filter].join('&')));
      const none = shown.none ?? `No ${list.noun.many} match these filters.`;
      expect(screen.getByText(none, { exact: false })).toBeVisible();
      const [way, ...others] = screen.getAllByText('Remove all filters').map(hrefOf);
      const kept = list === dashboardEvents ? ['type=Tabling'] : off;
      expect(way).toBe(shortest(kept.join('&')));
      expect(others).toEqual(list === dashboardEvents ? [] : [way]);
    });
  },
);

describe.each(EVERY_LIST)('the list at $path', ({ list }) => {
  const { address, start, off } = listAt(list);

  test('sorts by each sortable column, both ways, from the first page on', async () => {
    const backend = start();
    await open(address('page=3&size=20'));
    const links = list.columns.map(({ label }) => head(label).querySelector('a'));
    expect(links.map(Boolean)).toEqual(
      list.columns.map(({ sortField }) => sortField !== undefined),
    );
    for (const [index, { label, sortField }] of list.columns.entries()) {
      if (!sortField) continue;
      const own = list.defaultSort.field === sortField ? list.defaultSort.order : null;
      let href = hrefOf(links[index]);
      for (const order of own === 'asce' ? ['desc', 'asce'] : ['asce', 'desc']) {
        await open(href);
        // The default order is not in the path.
        expect(pathOf(backend.requests.at(-1))).toContain(
          order === own ? '/0/20/null/null' : `/0/20/${sortField}/${order}`,
        );
        expect(head(label)).toHaveAttribute(
          'aria-sort',
          order === 'asce' ? 'ascending' : 'descending',
        );
        href = hrefOf(head(label).querySelector('a'));
      }
    }
  });

  test('requests what its form sends, shows it as chips, and removes each alone', async () => {
    const backend = start();
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
    const request = backend.requests.at(-1);
    const legacyName = (one: { name: string; legacyName?: string }) => one.legacyName ?? one.name;
    for (const filter of list.choices) {
      expect(request?.searchParams.getAll(legacyName(filter))).toHaveLength(1);
    }
    for (const flag of flags) {
      if (flag.inPath) expect(pathOf(request)).toMatch(/\/true$/);
      else expect(request?.searchParams.get(legacyName(flag))).toBe('1');
    }
    if (list.range) {
      expect(pathOf(request)).toContain('/2026-01-01 00:00:00/2026-06-30 23:59:00');
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

  test('says that half a range is not applied', async () => {
    const backend = start();
    await open(address([...off, 'from=2026-01-01'].join('&')));
    expect(pathOf(backend.requests.at(-1))).not.toContain('2026');
    if (!list.range) return;
    expect(filterForm()).toHaveTextContent(
      'Enter a “To” date or clear the “From” date. The dates are not applied.',
    );
    expect(filterForm().querySelector('[name=from]')).toHaveValue('2026-01-01');
  });

  test('redirects from unknown filter values, and keeps them where a lookup failed', async () => {
    const backend = start();
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

  test('names a damaged row and shows the others, in the default order where it cannot sort', async () => {
    const backend = start();
    backend.damaged = [6];
    await open(address('size=20'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      `1 ${list.noun.one} cannot be shown because its record is damaged (position 7 of this page).`,
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
