'use client';
import { useCallback, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Choices } from '@/lib/list/choices';
import { type CloseOutEvent, CloseOutRow, type RowHandle } from './close-out-row';

interface CloseOutListProps {
  events: CloseOutEvent[];
  statuses: Choices;
  /** Owner of the drafts. */
  person: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Saves a row by itself, or all changed rows one after another. A saved row stays where it is. */
export function CloseOutList({ events, statuses, person, today }: CloseOutListProps) {
  const rows = useRef(new Map<number, RowHandle>());
  const [changed, setChanged] = useState<readonly number[]>([]);
  const [saving, setSaving] = useState(false);
  const [result, setResult] = useState<{ saved: number; failed: string[] } | null>(null);

  const setRowChanged = useCallback(
    (eventId: number, isChanged: boolean) =>
      setChanged((all) => {
        if (all.includes(eventId) === isChanged) return all;
        return isChanged ? [...all, eventId] : all.filter((id) => id !== eventId);
      }),
    [],
  );

  const saveAll = async () => {
    setSaving(true);
    setResult(null);
    const failed: string[] = [];
    const due = events.filter(({ eventId }) => changed.includes(eventId));
    for (const { eventId, place, when } of due) {
      const isSaved = await rows.current.get(eventId)?.save();
      if (!isSaved) failed.push(`${place} (${when})`);
    }
    setSaving(false);
    setResult({ saved: due.length - failed.length, failed });
  };

  return (
    <>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <CloseOutRow
            key={event.eventId}
            ref={(handle) => {
              if (handle) rows.current.set(event.eventId, handle);
              else rows.current.delete(event.eventId);
            }}
            {...{ event, statuses, person, today }}
            onChanged={setRowChanged}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4 border-line border-t px-4 py-3 empty:hidden">
        {changed.length > 1 || saving ? (
          <Button weight="primary" onClick={() => void saveAll()} aria-disabled={saving}>
            {saving ? 'Saving…' : `Save all ${changed.length} changed events`}
          </Button>
        ) : null}
        <div role="status" className="text-sm empty:hidden">
          {result ? <SaveResult {...result} /> : null}
        </div>
      </div>
    </>
  );
}

function SaveResult({ saved, failed }: { saved: number; failed: string[] }) {
  return (
    <>
      <p>{saved === 1 ? '1 event was saved.' : `${saved} events were saved.`}</p>
      {failed.length > 0 ? (
        <>
          <p className="text-danger">Not saved. Each row shows why:</p>
          <ul className="list-disc pl-5 text-danger">
            {failed.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
