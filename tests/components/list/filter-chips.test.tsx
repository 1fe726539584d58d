/** The filters in force, each of which can be taken away alone. */
import { render, screen, within } from '@testing-library/react';
import { FilterChips } from '@/components/list/filter-chips';
import type { ListDefinition } from '@/lib/list/definition';
import { contactList } from '@/lib/list/definitions/contacts';
import { mySchedule } from '@/lib/list/definitions/my-schedule';
import { organizationList } from '@/lib/list/definitions/organizations';
import { stateAt } from './address';

function chipsAt(query: string, definition: ListDefinition = organizationList) {
  render(<FilterChips definition={definition} state={stateAt(query, definition)} />);
  return within(screen.getByRole('list', { name: 'Filters in force' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('each chip takes away one filter and leaves the others', () => {
  expect(chipsAt('county=Cook&county=Will&status=New&regsite=1')).toEqual([
    ['Remove filter Cook', '/organizations?county=Will&status=New&regsite=1'],
    ['Remove filter Will', '/organizations?county=Cook&status=New&regsite=1'],
    ['Remove filter New', '/organizations?county=Cook&county=Will&regsite=1'],
    ['Remove filter Registration site: Yes', '/organizations?county=Cook&county=Will&status=New'],
    ['Remove all filters', '/organizations'],
  ]);
});

test('chips keep size and order and return to the first page', () => {
  expect(chipsAt('page=3&size=50&sort=city&order=asce&county=Cook&status=New')).toEqual([
    ['Remove filter Cook', '/organizations?size=50&sort=city&order=asce&status=New'],
    ['Remove filter New', '/organizations?size=50&sort=city&order=asce&county=Cook'],
    ['Remove all filters', '/organizations?size=50&sort=city&order=asce'],
  ]);
});

test('a county and a status of the same name are two chips', () => {
  expect(chipsAt('county=Other&status=Other').slice(0, 2)).toEqual([
    ['Remove filter Other', '/organizations?status=Other'],
    ['Remove filter Other', '/organizations?county=Other'],
  ]);
});

test('a range of days is one chip, which takes away both of its ends', () => {
  expect(chipsAt('county=Cook&from=2026-05-01&to=2026-12-31', contactList)).toEqual([
    ['Remove filter Cook', '/contacts?from=2026-05-01&to=2026-12-31'],
    ['Remove filter Last contact: 5/1/2026 – 12/31/2026', '/contacts?county=Cook'],
    ['Remove all filters', '/contacts'],
  ]);
});

test('a flag that is on by default is a chip with words of its own, which turns it off', () => {
  expect(chipsAt('type=Tabling', mySchedule)).toEqual([
    ['Remove filter Tabling', '/myoutreach'],
    ['Remove filter Only upcoming events', '/myoutreach?type=Tabling&upcoming=0'],
    ['Remove all filters', '/myoutreach?upcoming=0'],
  ]);
});
