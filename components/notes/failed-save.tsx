/** Says that a save failed and that what was typed is still there. */

import { NewTabLink } from '@/components/ui/app-link';
import { Notice } from '@/components/ui/notice';
import { CELL_LINK } from '@/components/ui/table';
import { routes } from '@/lib/routes';

export interface Failure {
  message: string;
  signedOut: boolean;
}

export function FailedSave({ failure }: { failure: Failure }) {
  return (
    <Notice kind="danger">
      Not saved: {failure.message} Your text is still here.
      {failure.signedOut ? (
        <>
          {' '}
          <NewTabLink href={routes.login} className={CELL_LINK}>
            Sign in again
          </NewTabLink>{' '}
          and then save once more.
        </>
      ) : null}
    </Notice>
  );
}
