/** Buttons for the active presenters, and the data of the chosen one. Each button is a form, which works without script. */

import Form from 'next/form';
import type { ReactNode } from 'react';
import { FormPendingLine, HiddenState } from '@/components/list/form-parts';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/panel';
import { Summary } from '@/components/ui/summary';
import type { Presenter } from '@/lib/contract/entities/person';
import { PRESENTERS_FAILED } from '@/lib/contract/messages';
import { fullName } from '@/lib/format/text';
import type { Settled } from '@/lib/legacy/settle';
import { ChoicePanel } from './choice-panel';

interface PresenterChoiceProps {
  title: string;
  path: string;
  /** Parameters of the address that stay when another presenter is chosen. */
  kept: [name: string, value: string][];
  presenters: Settled<Presenter[]>;
  /** In the address. */
  presenterId: number | null;
  /** Shown for the chosen presenter. */
  children?: ReactNode;
}

export function PresenterChoice(props: PresenterChoiceProps) {
  const { title, path, kept, presenters, presenterId, children } = props;
  const active = presenters.ok ? presenters.value : [];
  const names = active.map(presenterName);
  const isNamesake = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  const chosenName = nameOfChosen(presenters, presenterId);
  return (
    <>
      <ChoicePanel chosen={chosenName === null ? null : presenterId}>
        <Summary>
          <span>{title}</span>
          <span className="font-normal text-muted text-sm">whose events you want to see</span>
        </Summary>
        <div className="border-line border-t px-4 py-4">
          {presenters.ok ? null : (
            <p role="alert" className="text-danger text-sm">
              {PRESENTERS_FAILED}
            </p>
          )}
          {presenters.ok && active.length === 0 ? (
            <p className="text-muted text-sm">No active presenters.</p>
          ) : null}
          {active.length === 0 ? null : (
            <ul aria-label="Active presenters" className="flex flex-wrap gap-2">
              {active.map((presenter) => {
                const name = presenterName(presenter);
                const current = presenter.presenterId === presenterId;
                return (
                  <li key={presenter.presenterId} className="min-w-0">
                    <Form action={path} prefetch={false} scroll={false}>
                      <HiddenState pairs={[['presenter', `${presenter.presenterId}`], ...kept]} />
                      <Button
                        type="submit"
                        weight={current ? 'primary' : 'secondary'}
                        aria-current={current ? 'true' : undefined}
                        className="max-w-full whitespace-normal wrap-anywhere"
                      >
                        <bdi>{name}</bdi>
                        {isNamesake(name) && presenter.email ? (
                          <span className="font-normal"> ({presenter.email})</span>
                        ) : null}
                      </Button>
                      <FormPendingLine />
                    </Form>
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      </ChoicePanel>
      {presenterId === null ? (
        <p className="rounded-lg border border-line bg-surface px-4 py-10 text-center text-muted shadow-panel">
          Choose an MOC above to see their events.
        </p>
      ) : null}
      {presenterId !== null && chosenName === null ? (
        <Notice kind="warning">This MOC is not an active presenter. Choose another MOC.</Notice>
      ) : null}
      {chosenName === null ? null : (
        <>
          <PresenterHeading name={chosenName} />
          {children}
        </>
      )}
    </>
  );
}

export function PresenterHeading({ name }: { name: string }) {
  return (
    <h2 className="my-4 font-semibold text-lg wrap-anywhere">
      MOC: <bdi>{name}</bdi>
    </h2>
  );
}

/** Null when no active presenter has the id. A failed lookup gives `Presenter 7`. */
export function nameOfChosen(
  presenters: Settled<Presenter[]>,
  presenterId: number | null,
): string | null {
  if (presenterId === null) return null;
  if (!presenters.ok) return `Presenter ${presenterId}`;
  const found = presenters.value.find((presenter) => presenter.presenterId === presenterId);
  return found ? presenterName(found) : null;
}

function presenterName({ presenterId, firstName, lastName, email }: Presenter) {
  return fullName(firstName, lastName).trim() || email?.trim() || `Presenter ${presenterId}`;
}
