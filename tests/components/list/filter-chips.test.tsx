/** The filters in force, each of which can be taken away alone. */
import { render, screen, within } from '@testing-library/react';
import { FilterChips } from '@/components/list/filter-chips';
import type { ListDefinition } from '@/lib/list/definition';
import { contactList } from '@/lib/list/definitions/contacts';
import { mySchedule } from '@/lib/list/definitions/my-schedule';
import { organizationList } from '@/lib/list/definitions/organizations';
import { stateAt } from './address';

test.each<[ListDefinition, string, Record<string, string>]>([
  [
    organizationList,
    // Size and order stay; a county and a status of the same name are two chips.
    'page=3&size=50&sort=city&order=asce&county=Cook&county=Other&status=Other&regsite=1',
    {
      Cook: 'size=50&sort=city&order=asce&county=Other&status=Other&regsite=1',
      Other: 'size=50&sort=city&order=asce&county=Cook&status=Other&regsite=1',
      'Other ': 'size=50&sort=city&order=asce&county=Cook&county=Other&regsite=1',
      'Registration site: Yes':
        'size=50&sort=city&order=asce&county=Cook&county=Other&status=Other',
      all: 'size=50&sort=city&order=asce',
    },
  ],
  [
    contactList,
    'county=Cook&from=2026-05-01&to=2026-12-31',
    {
      Cook: 'from=2026-05-01&to=2026-12-31',
      'Last contact: 5/1/2026 – 12/31/2026': 'county=Cook',
      all: '',
    },
  ],
  [
    mySchedule,
    'type=Tabling',
    { Tabling: '', 'Only upcoming events': 'type=Tabling&upcoming=0', all: 'upcoming=0' },
  ],
])(
  'each chip of a list takes away one filter and leaves the others',
  (definition, query, expected) => {
    render(<FilterChips definition={definition} state={stateAt(query, definition)} />);
    const links = within(screen.getByRole('list', { name: 'Filters in force' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      Object.entries(expected).map(([name, left]) => [
        name === 'all' ? 'Remove all filters' : `Remove filter ${name.trim()}`,
        `${definition.path}${left && `?${left}`}`,
      ]),
    );
  },
);
