/**
 * What saving an event does to the last status of organizations (legacy-api.md D10): the backend gives all of them
 * the status of the event, whatever they had before.
 */
import { Fragment } from 'react';
import { organizationName } from '@/lib/format/record-names';
import type { Choice } from '@/lib/forms/field';
import type { Event } from '@/lib/legacy/events';

interface EventFormEffectsProps {
  isNew: boolean;
  /** Empty where none is chosen. */
  status: string;
  attached: Event['organizations'];
  /** The one that saving attaches. */
  linked: Choice | null;
}

const NAMED = 5;

export function EventFormEffects({ isNew, status, attached, linked }: EventFormEffectsProps) {
  const joins = linked && !attached.some(({ orgId }) => orgId === linked.id) ? [linked.text] : [];
  const others = status === '' ? [] : attached.filter(({ lastStatus }) => lastStatus !== status);
  const names = [...others.map(organizationName), ...joins];
  return (
    <p role="status" className="max-w-3xl text-sm wrap-anywhere empty:hidden">
      {names.length === 0 ? null : (
        <>
          Saving also {status === '' && !isNew ? 'takes away' : 'sets'} the last status of{' '}
          {names.length > 1 ? (
            `${names.length} organizations`
          ) : (
            <b>
              <bdi>{names[0]}</bdi>
            </b>
          )}
          {ending(isNew, status)}
          {names.length > 1 ? <Named names={names} /> : null}.
        </>
      )}
    </p>
  );
}

function ending(isNew: boolean, status: string) {
  if (status !== '') {
    return (
      <>
        {' '}
        to <b>{status}</b>
      </>
    );
  }
  return isNew ? ' to the status that new events begin with' : ', because no status is chosen';
}

function Named({ names }: { names: string[] }) {
  const shown = names.slice(0, NAMED);
  const more = names.length - shown.length;
  return (
    <>
      {': '}
      {shown.map((name, position) => (
        // Two organizations may have one name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list has no state
        <Fragment key={position}>
          {position > 0 ? ', ' : null}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {more > 0 ? ` and ${more} more` : null}
    </>
  );
}
