import { NewTabLink, SignInAgain } from './app-link';
import { Notice } from './panel';

/** Where the user can see whether a record was created. */
export interface Look {
  href: string;
  text: string;
}

export function LookLink({ href, text }: Look) {
  return (
    <NewTabLink href={href} className="font-semibold text-brand underline">
      {text}
    </NewTabLink>
  );
}

interface FailedSaveProps {
  failure: { message: string; signedOut: boolean; uncertain?: boolean; repeatable?: boolean };
  look?: Look | undefined;
}

/** An alert that a save failed, or that its outcome is unknown. */
export function FailedSave({ failure, look }: FailedSaveProps) {
  const { message, signedOut, uncertain, repeatable } = failure;
  return (
    <Notice kind="danger">
      {uncertain ? 'We do not know whether this was saved' : 'Not saved'}: {message} Your text is
      still here.
      {uncertain && repeatable ? ' You can safely save it again.' : null}
      {uncertain && !repeatable ? (
        <> Check {look ? <LookLink {...look} /> : 'whether it is saved'} before you save again.</>
      ) : null}
      {signedOut ? (
        <>
          {' '}
          <SignInAgain /> and then save again.
        </>
      ) : null}
    </Notice>
  );
}
