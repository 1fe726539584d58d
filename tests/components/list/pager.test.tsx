/** The page numbers below a list, in blocks of ten. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from '@/components/list/pager';
import { organizationList } from '@/lib/list/definitions/organizations';
import { stateAt } from './list-state';

const showPager = (query: string, totalPages: number) =>
  render(<Pager definition={organizationList} state={stateAt(query)} totalPages={totalPages} />);
const numbers = () =>
  screen.getAllByRole('link', { name: /^Page \d+$/ }).map((link) => Number(link.textContent));
const step = (name: string) => screen.queryByRole('link', { name });

/** Pages of the links: null for a disabled one, undefined for none. */
const leads = (names: string[]) =>
  names.map((name) => {
    const link = step(name);
    if (link) expect(link.hasAttribute('href')).toBe(!link.hasAttribute('aria-disabled'));
    const href = link?.getAttribute('href');
    return href && Number(new URL(href, 'http://localhost').searchParams.get('page') ?? 1);
  });

type Leads = (number | null | undefined)[];
const ABSENT = [undefined, undefined, undefined, undefined];

test.each<[current: number, total: number, ends: [number, number], blocks: Leads, pages: Leads]>([
  [1, 0, [1, 1], ABSENT, [undefined, undefined]],
  [1, 1, [1, 1], ABSENT, [undefined, undefined]],
  [1, 2, [1, 2], ABSENT, [null, 2]],
  [5, 10, [1, 10], ABSENT, [4, 6]],
  [10, 10, [1, 10], ABSENT, [9, null]],
  [10, 11, [1, 10], [null, null, 11, 11], [9, 11]],
  [11, 11, [11, 11], [1, 10, null, null], [10, null]],
  [1, 25, [1, 10], [null, null, 11, 25], [null, 2]],
  [11, 25, [11, 20], [1, 10, 21, 25], [10, 12]],
  [20, 25, [11, 20], [1, 10, 21, 25], [19, 21]],
  [25, 25, [21, 25], [1, 20, null, null], [24, null]],
  [999, 25, [21, 25], [1, 20, null, null], [24, null]],
])(
  'links from page %i of %i to its block, to other blocks and to the pages beside it',
  (...example) => {
    const [current, total, [first, last], blocks, pages] = example;
    showPager(`page=${current}`, total);
    expect(numbers()).toEqual(Array.from({ length: last - first + 1 }, (_, at) => first + at));
    expect(leads(['First', 'Previous', 'Next', 'Last'])).toEqual(blocks);
    expect(leads(['Previous page', 'Next page'])).toEqual(pages);
  },
);

test('is a landmark that marks the current page, keeps the state, and gives disabled links no focus', async () => {
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
