/** The organization form in the browser. */
import { screen } from '@testing-library/react';
import { OrganizationFormView } from '@/components/organizations/organization-form-view';
import { ORGANIZATION } from '@/lib/forms/organization';
import type { Organization } from '@/lib/legacy/organizations';
import { button, showPage } from '@/tests/support/form-page';
import { ELM_LIBRARY } from './elm-library';

/** The values of ELM_LIBRARY. */
export const ELM = ORGANIZATION.read(ELM_LIBRARY);

interface Shown {
  organization?: Organization | null;
  counties?: { values: string[] } | { message: string };
  person?: string;
}

const formOf = ({ organization = ELM_LIBRARY, counties, person = 'Cleo Park' }: Shown) => (
  <OrganizationFormView
    organization={organization}
    counties={counties ?? { values: ['Cook', 'DuPage', 'Lake'] }}
    person={person}
    today="2026-05-03"
  />
);

export function showForm(shown: Shown = {}) {
  const page = showPage(formOf(shown));
  return { ...page, showAgain: (next: Shown) => page.showAgain(formOf(next)) };
}

export const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`));
export const save = () => button('Save');
