/**
 * Every list as its server renders it, without script, over a backend that pages, sorts and fails on the wire. A list gets
 * all checks by one entry of `SHOWN_LISTS`.
 */
import { screen } from '@testing-library/react';
import { dashboardEvents } from '@/lib/list/definitions/events';
import { EVERY_LIST } from '@/tests/lib/list/every-list';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';
import { visitScreen } from '@/tests/support/staff-screen';
import { LOOKUPS, startListBackend } from './list-backend';
import { SHOWN_LISTS } from './shown-lists';

setSettings();

const all = (selector: string) => [...document.querySelectorAll(selector)];
const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);
const rows = () => all('tbody tr');
const chips = () => all('[aria-label="Active filters"] a');
const size = () => screen.getByLabelText('Items per page');
const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href') ?? '';
function head(label: string | undefined): Element {
  const found = all('th').find((cell) => cell.textContent === label);
  if (!found) throw new Error(`There is no column ${label}.`);
  return found;
}
function formOf(field: Element): HTMLFormElement {
  const form = field.closest('form');
  if (!form) throw new Error('The field is in no form.');
  return form;
}
/** The address that the browser requests without script. */
const sent = (form: HTMLFormElement) => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`;
};
const open = async (href: string) =>
  visitScreen(href, await signedInCookies({ managerialAccess: true }));
const pathOf = (url: URL | undefined) => decodeURIComponent(url?.pathname ?? '');
const SORTED = { asce: 'ascending', desc: 'descending' };

function listAt({ path, flags }: (typeof EVERY_LIST)[number]['list']) {
  const shown = SHOWN_LISTS[path];
  if (!shown) throw new Error(`${path} has no entry in SHOWN_LISTS.`);
  const parameters = (query: string) => [shown.always, query].filter(Boolean).join('&');
  return {
    shown,
    address: (query = '') => (parameters(query) ? `${path}?${parameters(query)}` : path),
    start: () => startListBackend(shown.row),
    /** Turns off the filters that are on by default. */
    off: flags.filter((flag) => flag.onByDefault).map(({ name }) => `${name}=0`),
  };
}

// The counted events have neither filters nor sortable columns, and are read as a whole.
describe.each([...EVERY_LIST.map(({ list }) => list), dashboardEvents])(
  'the list at $path',
  (list) => {
    const { shown, address, start, off } = listAt(list);

    test('shows ten rows under its columns in its default order, and the total', async () => {
      const backend = start();
      expect(await open(address())).toBeNull();
      expect(backend.requests.map(pathOf)).toEqual([shown.call]);
      expect(textsOf('h1')).toEqual([shown.heading]);
      expect(textsOf('th').join(', ')).toBe(shown.columns);
      expect(rows()).toHaveLength(10);
      expect(screen.getByText('1–10 of 45')).toBeVisible();
      expect(size()).toHaveValue('10');
      const { field, order } = list.defaultSort;
      const sorted = list.columns.find(({ sortField }) => sortField === field);
      expect(textsOf('th:is([aria-sort=ascending], [aria-sort=descending])')).toEqual(
        sorted ? [sorted.label] : [],
      );
      if (sorted) expect(head(sorted.label)).toHaveAttribute('aria-sort', SORTED[order]);
    });

    test('reads page and size from the address and keeps them in its links and forms', async () => {
      const backend = start();
      expect(await open(address('page=2&size=20'))).toBeNull();
      if (list !== dashboardEvents)
        expect(pathOf(backend.requests[0])).toContain('/1/20/null/null');
      expect(rows()).toHaveLength(20);
      expect(screen.getByText('21–40 of 45')).toBeVisible();
      expect(textsOf('[aria-current=page]')).toEqual(['2']);
      expect(hrefOf(screen.getByLabelText('Next page'))).toBe(address('page=3&size=20'));
      expect(size()).toHaveValue('20');
      expect(sent(formOf(size()))).toBe(address('size=20'));
    });

    test('redirects from a page past the end to the first page', async () => {
      start();
      expect(await open(address('page=9999&size=50'))).toBe(address('size=50'));
    });

    test('says that there are no rows, or none that match, and offers to remove the filters', async () => {
      const backend = start();
      backend.total = 0;
      await open(address(off.join('&')));
      const nothing = list.emptyText ?? `There are no ${list.noun.many} yet.`;
      expect(screen.getByText(nothing)).toBeVisible();
      expect(screen.queryByText('Remove all filters')).toBeNull();
      await open(address([...off, shown.filter].join('&')));
      const none = list.noMatchText ?? `No ${list.noun.many} match these filters.`;
      expect(screen.getByText(none, { exact: false })).toBeVisible();
      const [link, ...others] = screen.getAllByText('Remove all filters').map(hrefOf);
      const kept = list === dashboardEvents ? ['type=Tabling'] : off;
      expect(link).toBe(address(kept.join('&')));
      expect(others).toEqual(list === dashboardEvents ? [] : [link]);
    });
  },
);

describe.each(EVERY_LIST)('the list at $path', ({ list }) => {
  const { address, start, off } = listAt(list);

  test('sorts by each sortable column, both ways, from the first page on', async () => {
    const backend = start();
    await open(address('page=3&size=20'));
    const links = list.columns.map(({ label }) => head(label).querySelector('a'));
    for (const [index, { label, sortField }] of list.columns.entries()) {
      expect(links[index] !== null).toBe(sortField !== undefined);
      const own = list.defaultSort.field === sortField ? list.defaultSort.order : null;
      let href = hrefOf(links[index]);
      for (const order of own === 'asce'
        ? (['desc', 'asce'] as const)
        : (['asce', 'desc'] as const)) {
        if (!sortField) continue;
        await open(href);
        // The default order is not in the path.
        expect(pathOf(backend.requests.at(-1))).toContain(
          order === own ? '/0/20/null/null' : `/0/20/${sortField}/${order}`,
        );
        expect(head(label)).toHaveAttribute('aria-sort', SORTED[order]);
        href = hrefOf(head(label).querySelector('a'));
      }
    }
  });

  test('sends its filters to the backend, shows them as chips, and removes each alone', async () => {
    const backend = start();
    await open(address(['size=20', ...off].join('&')));
    const form = formOf(screen.getByText('Apply Filters'));
    const flags = list.flags.filter(({ name }) => name !== list.range?.unless);
    for (const { name } of [...list.choices, ...flags]) {
      form.querySelector<HTMLInputElement>(`[type=checkbox][name=${name}]`)?.click();
    }
    for (const field of form.querySelectorAll<HTMLInputElement>('[type=date]')) {
      field.value = field.name === 'from' ? '2026-01-01' : '2026-06-30';
    }
    await open(sent(form));
    const request = backend.requests.at(-1);
    for (const { name, legacyName = name } of list.choices) {
      expect(request?.searchParams.getAll(legacyName)).toHaveLength(1);
    }
    for (const { name, legacyName = name, inPath } of flags) {
      if (inPath) expect(pathOf(request)).toMatch(/\/true$/);
      else expect(request?.searchParams.get(legacyName)).toBe('1');
    }
    if (list.range) {
      expect(pathOf(request)).toContain('/2026-01-01 00:00:00/2026-06-30 23:59:00');
      expect(screen.getByText(`${list.range.label}: 1/1/2026 – 6/30/2026`)).toBeVisible();
    }
    const count = list.choices.length + flags.length + (list.range ? 1 : 0);
    // The last chip removes all filters.
    for (let left = count; left > 0; left -= 1) {
      expect(chips()).toHaveLength(left + 1);
      await open(hrefOf(chips()[0]));
    }
    expect(chips()).toEqual([]);
    expect(size()).toHaveValue('20');
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
