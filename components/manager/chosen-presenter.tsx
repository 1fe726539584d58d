/** Who is chosen, or why nobody is. */
import { Notice } from '@/components/ui/notice';
import type { ActivePresenter } from '@/lib/legacy/presenters';
import type { Settled } from '@/lib/legacy/settle';
import { presenterName } from './presenter-name';

/**
 * Null: nobody of that number is active, so there is nothing to show. Where the list of presenters could not be had,
 * the number stands for the name.
 */
export function nameOfChosen(
  presenters: Settled<ActivePresenter[]>,
  presenterId: number,
): string | null {
  if (!presenters.ok) return `Presenter ${presenterId}`;
  const found = presenters.value.find((presenter) => presenter.presenterId === presenterId);
  return found ? presenterName(found) : null;
}

export function ChosenPresenter({ name }: { name: string }) {
  return (
    <h2 className="my-4 font-semibold text-lg wrap-anywhere">
      MOC: <bdi>{name}</bdi>
    </h2>
  );
}

export function NobodyChosen() {
  return (
    <p className="rounded-lg border border-line bg-surface px-4 py-10 text-center text-muted shadow-panel">
      Choose an MOC above to see their events.
    </p>
  );
}

export function UnknownPresenter() {
  return (
    <Notice kind="warning">This MOC is not among the active presenters. Choose another one.</Notice>
  );
}
