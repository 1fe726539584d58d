/** Says that a save failed and that what was typed is still there. */
import { NewTabLink, SignInAgain } from './app-link';
import { Notice } from './notice';

interface FailedSaveProps {
  failure: { message: string; signedOut: boolean; uncertain?: boolean; repeatable?: boolean };
  /** Where something new shows, if it was created all the same. */
  look?: Look | undefined;
}

export interface Look {
  href: string;
  text: string;
}

export function FailedSave({ failure, look }: FailedSaveProps) {
  return (
    <Notice kind="danger">
      {failure.uncertain ? 'Perhaps not saved' : 'Not saved'}: {failure.message} Your text is still
      here.
      {failure.uncertain ? <Uncertain repeatable={failure.repeatable} look={look} /> : null}
      {failure.signedOut ? (
        <>
          {' '}
          <SignInAgain /> and then save again.
        </>
      ) : null}
    </Notice>
  );
}

function Uncertain({
  repeatable = false,
  look,
}: {
  repeatable?: boolean | undefined;
  look?: Look | undefined;
}) {
  if (repeatable) return <> It may have been saved all the same. You can safely save it again.</>;
  return (
    <>
      {' '}
      It may have been saved all the same: look
      {look ? (
        <>
          {' at '}
          <NewTabLink href={look.href} className="font-semibold text-brand underline">
            {look.text}
          </NewTabLink>
        </>
      ) : null}{' '}
      before you save again.
    </>
  );
}
