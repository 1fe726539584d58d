'use client';
/** The audience types of an event. A tick is saved with the form; clearing a stored one removes it at once. */
import { useState } from 'react';
import { useRemoval } from '@/components/forms/use-removal';
import { describedBy, type FieldProps, Sentences } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/hydrated-button';
import { pathTo } from '@/lib/contract/paths';
import type { AudienceType } from '@/lib/legacy/lookups';
import type { Choices } from '@/lib/list/choices';

interface EventFormAudienceProps {
  /** Null: a new event, which has no types yet. */
  eventId: number | null;
  types: Choices<AudienceType>;
  /** Its value holds the ids that saving adds. */
  field: FieldProps<readonly number[]>;
}

export function EventFormAudience({ eventId, types, field }: EventFormAudienceProps) {
  const offered = 'values' in types ? types.values : [];
  const [stored, setStored] = useState(() =>
    offered.filter(({ chosen }) => chosen).map(({ audienceTypeId }) => audienceTypeId),
  );
  const success = 'Audience Type has been removed!';
  const { removing, remove } = useRemoval('The audience type', 'removed', success);
  const scripted = useHydrated();
  const added = field.value;

  const tick = async (audienceTypeId: number, ticked: boolean) => {
    if (field.readOnly || removing.includes(audienceTypeId)) return;
    const others = added.filter((id) => id !== audienceTypeId);
    field.onChange(ticked ? [...others, audienceTypeId].sort((a, b) => a - b) : others);
    if (ticked || eventId === null || !stored.includes(audienceTypeId)) return;
    const path = pathTo('removeAudienceType', { eventId, audienceTypeId });
    if (await remove(audienceTypeId, path)) {
      setStored((all) => all.filter((id) => id !== audienceTypeId));
    }
  };

  return (
    <fieldset {...describedBy(field)} disabled={!scripted} className="min-w-0">
      <legend className="pb-1 font-semibold text-sm">{field.label}</legend>
      {'message' in types ? <p className="text-danger text-sm">{types.message}</p> : null}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-4">
        {offered.map(({ audienceTypeId, name }, position) => {
          const busy = removing.includes(audienceTypeId);
          return (
            <label key={audienceTypeId} className="flex min-h-7 items-center gap-2 text-sm">
              <input
                // Links to the field lead to its first box.
                id={position === 0 ? field.id : undefined}
                type="checkbox"
                checked={
                  added.includes(audienceTypeId) || (stored.includes(audienceTypeId) && !busy)
                }
                aria-disabled={busy || field.readOnly}
                onChange={(event) => void tick(audienceTypeId, event.target.checked)}
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
