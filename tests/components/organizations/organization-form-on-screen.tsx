/** The organization form as staff meet it, with the router it leaves by and the wire below it. */

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import nock from 'nock';
import { OrganizationFormView } from '@/components/organizations/organization-form-view';
import { Messages } from '@/components/ui/messages';
import { ORGANIZATION } from '@/lib/forms/organization';
import type { Organization } from '@/lib/legacy/organizations';
import { holdToken } from '@/tests/support/held-token';
import { routerInto } from '@/tests/support/router';
import { ELM_LIBRARY } from './elm-library';

const TOKEN = 'c2f7b1de-xsrf';

/** Answers only what carries the token of the cookie. */
export const wire = () => nock('http://localhost', { reqheaders: { 'x-xsrf-token': TOKEN } });

/** As the form reads ELM_LIBRARY. */
export const ELM = ORGANIZATION.read(ELM_LIBRARY);

interface Shown {
  organization?: Organization | null;
  counties?: { values: string[] } | { message: string };
  person?: string;
}

function formOf({ organization = ELM_LIBRARY, counties, person = 'Cleo Park' }: Shown = {}) {
  return (
    <OrganizationFormView
      organization={organization}
      counties={counties ?? { values: ['Cook', 'DuPage', 'Lake'] }}
      person={person}
      today="2026-05-03"
    />
  );
}

/** Signed in, with the anti-forgery cookie that comes along. `went` holds the addresses that were gone to. */
export function showForm(shown: Shown = {}) {
  holdToken(TOKEN);
  const went: string[] = [];
  const router = routerInto(went);
  const page = (what: Shown) => (
    <AppRouterContext.Provider value={router}>
      <main>{formOf(what)}</main>
      <Messages />
    </AppRouterContext.Provider>
  );
  const { unmount, rerender } = render(page(shown));
  /** As the server draws it anew. */
  const showAgain = (what: Shown) => rerender(page(what));
  return { user: userEvent.setup(), unmount, went, showAgain };
}

export const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`));
export const button = (name: string) => screen.getByRole('button', { name });
export const save = () => button('Save');
