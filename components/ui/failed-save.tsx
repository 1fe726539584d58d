/** Says that a save failed and that what was typed is still there. */

import { SignInAgain } from './app-link';
import { Notice } from './notice';

interface FailedSaveProps {
  failure: { message: string; signedOut: boolean };
}

export function FailedSave({ failure }: FailedSaveProps) {
  return (
    <Notice kind="danger">
      Not saved: {failure.message} Your text is still here.
      {failure.signedOut ? (
        <>
          {' '}
          <SignInAgain /> and then save once more.
        </>
      ) : null}
    </Notice>
  );
}
