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
      {uncertain ? 'Perhaps not saved' : 'Not saved'}: {message} Your text is still here.
      {uncertain ? ' It may have been saved all the same' : null}
      {uncertain && repeatable ? '. You can safely save it again.' : null}
      {uncertain && !repeatable ? (
        <>
          : look
          {look ? (
            <>
              {' at '}
              <LookLink {...look} />
            </>
          ) : null}{' '}
          before you save again.
        </>
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
