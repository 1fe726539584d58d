/** The contact list. */
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';

export const contactList = {
  path: routes.contacts,
  noun: { one: 'contact', many: 'contacts' },
  columns: [
    { key: 'firstName', label: 'First Name', sortField: 'firstName' },
    { key: 'lastName', label: 'Last Name', sortField: 'lastName' },
    { key: 'organizations', label: 'Org(s) Associated' },
    { key: 'title', label: 'Title', sortField: 'title' },
    { key: 'email', label: 'Email', sortField: 'email' },
    { key: 'phone', label: 'Phone' },
    { key: 'lastContact', label: 'Last Contact', sortField: 'lastContactDate' },
    { key: 'regsite', label: 'Reg. site' },
    { key: 'action', label: 'Action' },
  ],
  defaultSort: { field: 'firstName', order: 'asce' },
  choices: [{ name: 'county', label: 'Counties' }],
  flags: [{ name: 'regsite', label: 'Registration site' }],
  range: { label: 'Last contact' },
} as const satisfies ListDefinition;
