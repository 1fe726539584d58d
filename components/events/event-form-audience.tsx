'use client';
/**
 * The audience types of an event. A tick waits for the save. Where the event has a type already, taking the tick away
 * takes the type off the event at once, and a failure brings the tick back.
 */
import { useState } from 'react';
import { SignInAgain } from '@/components/ui/app-link';
import { describedBy, type FieldProps, Sentences } from '@/components/ui/field';
import { showMessage } from '@/components/ui/messages';
import { useScripted } from '@/components/ui/use-scripted';
import { notDone } from '@/lib/browser/failed-answer';
import { sendToProxy } from '@/lib/browser/send';
import { pathTo } from '@/lib/contract/paths';
import type { AudienceType } from '@/lib/legacy/lookups';
import type { EventFormLookups } from './event-form-lookups';

interface EventFormAudienceProps {
  /** Null: a new event, which has none yet. */
  eventId: number | null;
  types: EventFormLookups['audienceTypes'];
  /** Its value holds the ids of those that saving adds. */
  field: FieldProps<readonly number[]>;
}

export function EventFormAudience({ eventId, types, field }: EventFormAudienceProps) {
  const offered = 'values' in types ? types.values : [];
  const [had, setHad] = useState(() =>
    offered.filter(({ chosen }) => chosen).map(({ audienceTypeId }) => audienceTypeId),
  );
  const [leaving, setLeaving] = useState<number[]>([]);
  const scripted = useScripted();
  const added = field.value;

  const remove = async (typeId: number) => {
    // A new event has none to remove.
    if (eventId === null) return;
    setLeaving((all) => [...all, typeId]);
    const path = pathTo('removeAudienceType', { eventId, audienceTypeId: typeId });
    const sent = await sendToProxy({ method: 'DELETE', path });
    setLeaving((all) => all.filter((id) => id !== typeId));
    if (sent.ok) {
      setHad((all) => all.filter((id) => id !== typeId));
      showMessage('info', 'Audience Type has been removed!', 6);
      return;
    }
    const wayBack = sent.signedOut ? <SignInAgain /> : undefined;
    showMessage('error', notDone('The audience type', 'removed', sent), 12, wayBack);
  };

  const tick = ({ audienceTypeId: typeId }: AudienceType, ticked: boolean) => {
    if (field.readOnly || leaving.includes(typeId)) return;
    const others = added.filter((id) => id !== typeId);
    field.onChange(ticked ? [...others, typeId].sort((a, b) => a - b) : others);
    if (!ticked && had.includes(typeId)) void remove(typeId);
  };

  return (
    <fieldset {...describedBy(field)} disabled={!scripted} className="min-w-0">
      <legend className="pb-1 font-semibold text-sm">{field.label}</legend>
      {'message' in types ? <p className="text-danger text-sm">{types.message}</p> : null}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-4">
        {offered.map((type, position) => {
          const { audienceTypeId: typeId, name } = type;
          const busy = leaving.includes(typeId);
          return (
            <label key={typeId} className="flex min-h-7 items-center gap-2 text-sm">
              <input
                // What leads to the field leads to its first box.
                id={position === 0 ? field.id : undefined}
                type="checkbox"
                checked={added.includes(typeId) || (had.includes(typeId) && !busy)}
                aria-disabled={busy || field.readOnly}
                onChange={(event) => tick(type, event.target.checked)}
              />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </label>
          );
        })}
      </div>
      <Sentences {...field} />
    </fieldset>
  );
}
