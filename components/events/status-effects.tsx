'use client';
/** What a save of an event does to its organizations. */
import { useRead } from '@/components/ui/use-read';
import type { Event } from '@/lib/contract/entities/event';
import { pathTo } from '@/lib/contract/paths';
import { organizationName } from '@/lib/format/record-names';
import { formatDay } from '@/lib/format/wall-clock';
import type { EventValues } from '@/lib/forms/event';

interface StatusEffectsProps {
  isNew: boolean;
  values: EventValues;
  attached: Event['organizations'];
  /** Start of the event, as wall clock: a later contact of an organization has set its status. Null: not looked for. */
  since?: string | null;
}

const NAMED = 5;

/** Saving gives all organizations of the event its status (legacy-api.md D10). */
export function StatusEffects(props: StatusEffectsProps) {
  const { isNew, values, attached, since = null } = props;
  const { status, linkedOrganization: linked } = values;
  const joins = linked && !attached.some(({ orgId }) => orgId === linked.id) ? [linked.text] : [];
  const others = status === '' ? [] : attached.filter(({ lastStatus }) => lastStatus !== status);
  const names = [...others.map(organizationName), ...joins];
  const [only, ...more] = names;
  const withoutStatus = isNew
    ? ' to the status that new events begin with'
    : ', because no status is chosen';
  return (
    <div role="status" className="max-w-3xl text-sm wrap-anywhere empty:hidden">
      {only === undefined ? null : (
        <p>
          Saving also {status === '' && !isNew ? 'takes away' : 'sets'} the last status of{' '}
          {more.length > 0 ? (
            `${names.length} organizations`
          ) : (
            <bdi className="font-bold">{only}</bdi>
          )}
          {status === '' ? withoutStatus : ' to '}
          <b>{status}</b>
          {more.length > 0 ? ': ' : null}
          {more.length > 0 ? <bdi>{names.slice(0, NAMED).join(', ')}</bdi> : null}
          {names.length > NAMED ? ` and ${names.length - NAMED} more` : null}.
        </p>
      )}
      {since === null
        ? null
        : others.map(({ orgId }) => <NewerStatus key={orgId} orgId={orgId} since={since} />)}
    </div>
  );
}

/** Names a status that a call log has set after the event. */
function NewerStatus({ orgId, since }: { orgId: number; since: string }) {
  const { data } = useRead(
    pathTo('organizationOption', { orgId }),
    async () => (await import('@/lib/contract/responses')).organizationOption,
  );
  if (!data?.ok) return null;
  const { name, lastStatus, lastContact } = data.value;
  if (!lastStatus || !lastContact || lastContact <= since) return null;
  return (
    <p className="text-warning">
      <bdi>{name}</bdi> has the status <b>{lastStatus}</b> from a call log of{' '}
      {formatDay(lastContact.slice(0, 10))}, which is newer than this event. Saving replaces it.
    </p>
  );
}
