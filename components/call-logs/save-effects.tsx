/** What saving a call log does beside saving it (legacy-api.md D10). */
export function SaveEffects({ existing }: { existing: boolean }) {
  return (
    <p className="max-w-3xl text-muted text-sm">
      Saving also updates the organization’s last status and last contact and the contact’s last
      contact{existing ? ', even when only the comment was changed' : ''}.
    </p>
  );
}
