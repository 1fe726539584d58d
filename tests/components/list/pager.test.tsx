/** The page numbers below a list, in blocks of ten. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from '@/components/list/pager';
import { organizationList } from '@/lib/list/definitions/organizations';
import { stateAt } from './address';

const showPager = (query: string, totalPages: number) =>
  render(<Pager definition={organizationList} state={stateAt(query)} totalPages={totalPages} />);

const numbers = () =>
  screen.getAllByRole('link', { name: /^Page \d+$/ }).map((link) => Number(link.textContent));

const step = (name: string) => screen.queryByRole('link', { name });

/** Where these steps lead; null for one that leads nowhere, undefined for one that is not there. */
const leads = (names: string[]) =>
  names.map((name) => {
    const link = step(name);
    if (link) expect(link.hasAttribute('href')).toBe(!link.hasAttribute('aria-disabled'));
    return link?.getAttribute('href');
  });
const blocks = () => leads(['First', 'Previous', 'Next', 'Last']);
const neighbours = () => leads(['Previous page', 'Next page']);
const at = (page: number) => `/organizations${page === 1 ? '' : `?page=${page}`}`;
const ABSENT = [undefined, undefined, undefined, undefined];

test.each<[string, number, number[], (string | null)[], (string | null)[]]>([
  ['', 23, [1, 10], [null, null, at(11), at(23)], [null, at(2)]],
  ['page=15', 23, [11, 20], [at(1), at(10), at(21), at(23)], [at(14), at(16)]],
  ['page=21', 23, [21, 23], [at(1), at(20), null, null], [at(20), at(22)]],
])(
  'several blocks at %j of %i pages lead from block to block and from page to page',
  (query, total, [first, last], steps, pages) => {
    showPager(query, total);
    expect([numbers()[0], numbers().at(-1)]).toEqual([first, last]);
    expect(blocks()).toEqual(steps);
    expect(neighbours()).toEqual(pages);
  },
);

test.each([
  ['', 2, [null, at(2)]],
  ['page=10', 10, [at(9), null]],
])(
  'one block at %j of %i pages has no controls of blocks and leads from page to page',
  (query, total, pages) => {
    showPager(query, total);
    expect(numbers()).toHaveLength(total);
    expect(blocks()).toEqual(ABSENT);
    expect(neighbours()).toEqual(pages);
  },
);

test.each([0, 1])(
  'a list of %i pages has page 1 and no control that would lead nowhere',
  (total) => {
    showPager('', total);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(numbers()).toEqual([1]);
  },
);

test('a step that leads nowhere is passed over by the keyboard', async () => {
  showPager('', 12);
  await userEvent.tab();
  expect(step('Page 1')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(document.body).toHaveFocus();
});

test('the page that is shown is told as the current one, and no other', () => {
  showPager('page=12', 23);
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['12']);
});

test('page numbers keep size, order and filters', () => {
  showPager('page=2&size=20&sort=city&order=desc&county=Cook&county=Will', 5);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/organizations?page=3&size=20&sort=city&order=desc&county=Cook&county=Will',
  );
});

test('the numbers are one named part of the page', () => {
  showPager('', 3);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
});
