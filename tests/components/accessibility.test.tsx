/** Nothing that axe can find is wrong with what fails; e2e/accessibility.spec.ts looks at every screen that does not. */
import { render, screen } from '@testing-library/react';
import { OrganizationView } from '@/components/organizations/organization-view';
import { FailureView } from '@/components/shell/problem-view';
import { Shell } from '@/components/shell/shell';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { button, newText, OLDER, showNotes, textOf, wire } from './notes/notes-on-screen';
import { ELM_LIBRARY } from './organizations/elm-library';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'Outreach Tracking';
});

test.each([
  [
    'a page that failed',
    <FailureView key="failure" kind="unavailable" requestId="r-1" path="/organizations" />,
  ],
  [
    'a detail of which parts failed',
    <OrganizationView
      key="parts"
      organization={ELM_LIBRARY}
      notes={{ ok: false }}
      callLogs={{ ok: false }}
      person="Cleo Park"
      timeZone="America/Chicago"
      today="2026-05-03"
    />,
  ],
])('%s is without faults', async (_case, shown) => {
  render(
    <Shell name="Cleo" employee="e1" managerialAccess>
      {shown}
    </Shell>,
  );
  expect(await accessibilityFaults()).toEqual([]);
});

test('notes that are written, edited and could not be saved are without faults', async () => {
  const { user } = showNotes();
  await user.click(button('Create Org. Note'));
  await user.type(newText(), 'Called');
  await user.type(textOf(OLDER), '!');
  wire().put('/api/editNote/41').reply(401);
  await user.click(button('Update'));
  await screen.findByRole('alert');
  expect(
    await accessibilityFaults(screen.getByRole('region', { name: 'Note(s) for Elm Library' })),
  ).toEqual([]);
});
