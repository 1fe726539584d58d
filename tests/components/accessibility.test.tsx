/** Failed pages and sections are accessible; e2e/accessibility.spec.ts checks the other screens. */
import { render } from '@testing-library/react';
import { OrganizationView } from '@/components/organizations/organization-view';
import { FailureView } from '@/components/shell/problem-view';
import { Shell } from '@/components/shell/shell';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { ELM_LIBRARY } from './organizations/elm-library';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'Outreach Tracking';
});

const FAILED = { ok: false } as const;

test.each([
  ['a failed page', <FailureView key="1" kind="unavailable" requestId="r-1" path="/contacts" />],
  [
    'a page with failed sections',
    <OrganizationView
      key="2"
      organization={ELM_LIBRARY}
      notes={FAILED}
      callLogs={FAILED}
      {...{ person: 'Cleo Park', timeZone: 'America/Chicago', today: '2026-05-03' }}
    />,
  ],
])('%s is accessible', async (_page, shown) => {
  render(
    <Shell name="Cleo" employee="e1" managerialAccess>
      {shown}
    </Shell>,
  );
  expect(await accessibilityFaults()).toEqual([]);
});
