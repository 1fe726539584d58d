/** The active presenters, each a button. Each is a form of its own, so that it works before and without any script. */
import Form from 'next/form';
import { FormPendingLine, HiddenState } from '@/components/list/form-parts';
import { Button } from '@/components/ui/button';
import type { ActivePresenter } from '@/lib/legacy/presenters';
import type { Settled } from '@/lib/legacy/settle';
import { ChoicePanel } from './choice-panel';
import { presenterName } from './presenter-name';

interface PresenterChoiceProps {
  title: string;
  /** Address of the screen. */
  path: string;
  /** What of the address stays as it is when somebody else is chosen. */
  kept: [name: string, value: string][];
  presenters: Settled<ActivePresenter[]>;
  chosen: number | null;
}

export function PresenterChoice({ title, path, kept, presenters, chosen }: PresenterChoiceProps) {
  return (
    <ChoicePanel
      title={title}
      hint="whose events you want to see"
      chosen={chosen === null ? null : String(chosen)}
    >
      {presenters.ok ? (
        <PresenterButtons path={path} kept={kept} presenters={presenters.value} chosen={chosen} />
      ) : (
        <p role="alert" className="text-danger text-sm">
          Error occurred in retrieving Presenters.
        </p>
      )}
    </ChoicePanel>
  );
}

interface PresenterButtonsProps extends Pick<PresenterChoiceProps, 'path' | 'kept' | 'chosen'> {
  presenters: ActivePresenter[];
}

function PresenterButtons({ path, kept, presenters, chosen }: PresenterButtonsProps) {
  if (presenters.length === 0) return <p className="text-muted text-sm">No active presenters.</p>;
  const names = presenters.map(presenterName);
  const isNamesake = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return (
    <ul aria-label="Active presenters" className="flex flex-wrap gap-2">
      {presenters.map((presenter) => {
        const { presenterId, email } = presenter;
        const name = presenterName(presenter);
        const current = presenterId === chosen;
        return (
          <li key={presenterId} className="min-w-0">
            <Form action={path} prefetch={false} scroll={false}>
              <HiddenState pairs={[['presenter', String(presenterId)], ...kept]} />
              <Button
                type="submit"
                weight={current ? 'primary' : 'secondary'}
                aria-current={current ? 'true' : undefined}
                className="max-w-full whitespace-normal wrap-anywhere"
              >
                <bdi>{name}</bdi>
                {isNamesake(name) && email ? <span className="font-normal"> ({email})</span> : null}
              </Button>
              <FormPendingLine />
            </Form>
          </li>
        );
      })}
    </ul>
  );
}
