/** axe finds nothing on failed pages and notes; e2e/accessibility.spec.ts checks the other screens. */
import { render, screen } from '@testing-library/react';
import { OrganizationView } from '@/components/organizations/organization-view';
import { FailureView } from '@/components/shell/problem-view';
import { Shell } from '@/components/shell/shell';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { button, wire } from '@/tests/support/form-page';
import { newText, OLDER, showNotes, textOf } from './notes/notes-on-screen';
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
])('%s', async (_what, shown) => {
  render(
    <Shell name="Cleo" employee="e1" managerialAccess>
      {shown}
    </Shell>,
  );
  expect(await accessibilityFaults()).toEqual([]);
});

test('notes that are written, edited and not saved', async () => {
  const { user } = showNotes();
  await user.click(button('Create Org. Note'));
  await user.type(newText(), 'Called');
  await user.type(textOf(OLDER), '!');
  wire().put('/api/editNote/41').reply(401);
  await user.click(button('Update'));
  await screen.findByRole('alert');
  const notes = screen.getByRole('region', { name: 'Note(s) for Elm Library' });
  expect(await accessibilityFaults(notes)).toEqual([]);
});
