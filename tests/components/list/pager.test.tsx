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
const at = (page: number) => `/organizations${page === 1 ? '' : `?page=${page}`}`;
const ABSENT = [undefined, undefined, undefined, undefined];

type Leads = (string | null | undefined)[];
test.each<[string, number, number[], Leads, Leads]>([
  ['', 23, [1, 10], [null, null, at(11), at(23)], [null, at(2)]],
  ['page=15', 23, [11, 20], [at(1), at(10), at(21), at(23)], [at(14), at(16)]],
  ['page=21', 23, [21, 23], [at(1), at(20), null, null], [at(20), at(22)]],
  ['', 2, [1, 2], ABSENT, [null, at(2)]],
  ['page=10', 10, [1, 10], ABSENT, [at(9), null]],
  ['', 0, [1, 1], ABSENT, [undefined, undefined]],
  ['', 1, [1, 1], ABSENT, [undefined, undefined]],
])(
  'at %j of %i pages it leads from block to block and from page to page',
  (query, total, ends, blocks, pages) => {
    showPager(query, total);
    expect([numbers()[0], numbers().at(-1)]).toEqual(ends);
    expect(leads(['First', 'Previous', 'Next', 'Last'])).toEqual(blocks);
    expect(leads(['Previous page', 'Next page'])).toEqual(pages);
  },
);

test('it is a named part of the page, tells the current page, keeps all else, and is passed over where it leads nowhere', async () => {
  showPager('size=20&sort=city&order=desc&county=Cook&county=Will', 12);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['1']);
  expect(step('Page 3')).toHaveAttribute(
    'href',
    '/organizations?page=3&size=20&sort=city&order=desc&county=Cook&county=Will',
  );
  await userEvent.tab();
  expect(step('Page 1')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(document.body).toHaveFocus();
});
