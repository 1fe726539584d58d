/** The organization form in the browser. */
import { screen } from '@testing-library/react';
import { organizationFormScreen } from '@/components/organizations/organization-form-screen';
import type { Organization } from '@/lib/contract/entities/organization';
import { ORGANIZATION } from '@/lib/forms/organization';
import { backend, CONTEXT } from '@/tests/support/backend';
import { button, showPage } from '@/tests/support/form-page';
import { setSettings } from '@/tests/support/settings';
import { ELM_LIBRARY } from './elm-library';

setSettings();

/** The values of ELM_LIBRARY. */
export const ELM = ORGANIZATION.read(ELM_LIBRARY);

interface Shown {
  /** Null: a new one. */
  organization?: Organization | null;
  person?: string;
}

export async function showForm({ organization = ELM_LIBRARY, person = 'Cleo Park' }: Shown = {}) {
  const counties = ['Cook', 'DuPage', 'Lake'].map((countyDesc, at) => ({
    countyId: at + 1,
    countyDesc,
  }));
  backend().get('/api/counties').reply(200, counties);
  const visit = { context: CONTEXT, person, today: '2026-05-03' };
  return showPage(
    await organizationFormScreen(visit, organization && Promise.resolve(organization)),
  );
}

export const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`));
export const save = () => button('Save');
