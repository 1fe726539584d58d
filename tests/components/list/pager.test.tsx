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

const step = (name: string) => screen.getByRole('link', { name });
const STEPS = ['First', 'Previous', 'Next', 'Last'];

/** Where each step leads; null for one that leads nowhere. */
const steps = () =>
  STEPS.map((name) => {
    const link = step(name);
    const disabled = link.getAttribute('aria-disabled') === 'true';
    expect(link.hasAttribute('href')).toBe(!disabled);
    return link.getAttribute('href');
  });

test('the first block holds pages 1 to 10 and leads on', () => {
  showPager('', 23);
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(steps()).toEqual([null, null, '/organizations?page=11', '/organizations?page=23']);
});

test('a block in the middle leads both ways', () => {
  showPager('page=15', 23);
  expect(numbers()).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(steps()).toEqual([
    '/organizations',
    '/organizations?page=10',
    '/organizations?page=21',
    '/organizations?page=23',
  ]);
});

test('the last block holds what is left and leads back', () => {
  showPager('page=21', 23);
  expect(numbers()).toEqual([21, 22, 23]);
  expect(steps()).toEqual(['/organizations', '/organizations?page=20', null, null]);
});

test.each([0, 1])('a list of %i pages has page 1 and no way on', (totalPages) => {
  showPager('', totalPages);
  expect(numbers()).toEqual([1]);
  expect(steps()).toEqual([null, null, null, null]);
});

test('ten pages are one block', () => {
  showPager('page=10', 10);
  expect(numbers()).toHaveLength(10);
  expect(steps()).toEqual([null, null, null, null]);
});

test('a step that leads nowhere is passed over by the keyboard', async () => {
  showPager('', 1);
  await userEvent.tab();
  expect(step('Page 1')).toHaveFocus();
  await userEvent.tab();
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
