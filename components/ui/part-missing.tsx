'use client';
/** In place of a part of a page whose script could not be loaded, as after a new version was installed. */
import { Button } from './button';

export function PartMissing() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-3 text-danger text-sm">
      This part of the page could not be loaded. Your drafts are kept when you reload the page.
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </div>
  );
}
