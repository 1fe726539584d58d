'use client';
import { useEffect, useState } from 'react';
import {
  adoptDraft,
  type DeviceDraft,
  discardDraft,
  listDeviceDrafts,
} from '@/components/forms/device-drafts';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Panel, PanelText } from '@/components/ui/panel';
import { CELL_LINK } from '@/components/ui/table';

/** Those that are shown before "Show all". */
const MOST_ROWS = 5;
const PRODUCT = ' · Outreach Tracking';

/** The employee's unsaved input on this device. */
export function DeviceDrafts({ person }: { person: string }) {
  const [drafts, setDrafts] = useState<DeviceDraft[] | null>(null);
  const [all, setAll] = useState(false);
  const [discarding, setDiscarding] = useState<DeviceDraft | null>(null);

  useEffect(() => {
    const load = () => void listDeviceDrafts(person).then(setDrafts);
    load();
    // Another tab has saved or discarded one.
    addEventListener('storage', load);
    return () => removeEventListener('storage', load);
  }, [person]);

  const title = 'Unfinished drafts on this device';
  const rows = drafts?.slice(0, all ? undefined : MOST_ROWS) ?? [];
  return (
    <Panel title={drafts ? `${title} (${drafts.length})` : title}>
      {rows.length === 0 ? (
        <PanelText>{drafts ? 'You have no unfinished drafts.' : 'Loading…'}</PanelText>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((draft) => (
            <DraftRow
              key={`${draft.tab} ${draft.key}`}
              draft={draft}
              onDiscard={() => setDiscarding(draft)}
            />
          ))}
        </ul>
      )}
      {drafts && drafts.length > rows.length ? (
        <p className="border-line border-t px-4 py-2 text-sm">
          <button type="button" onClick={() => setAll(true)} className={CELL_LINK}>
            Show all drafts
          </button>
        </p>
      ) : null}
      {discarding ? (
        <ConfirmDialog
          title="Discard draft"
          question={`This will permanently discard what you entered in “${nameOf(discarding)}”. Are you sure?`}
          action="Discard"
          onCancel={() => setDiscarding(null)}
          onConfirm={() => {
            discardDraft(discarding);
            setDrafts((known) => known?.filter((one) => one !== discarding) ?? null);
            setDiscarding(null);
          }}
        />
      ) : null}
    </Panel>
  );
}

const nameOf = ({ title }: DeviceDraft) => title.replace(PRODUCT, '');

const SAVED_AT = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
});

function DraftRow({ draft, onDiscard }: { draft: DeviceDraft; onDiscard: () => void }) {
  const name = nameOf(draft);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm">
      {draft.place === 'other tab' ? (
        <span>
          <bdi className="wrap-anywhere">{name}</bdi>{' '}
          <span className="text-muted">is open in another tab</span>
        </span>
      ) : (
        <AppLink href={draft.href} onClick={() => adoptDraft(draft)} className={CELL_LINK}>
          <bdi className="wrap-anywhere">{name}</bdi>
        </AppLink>
      )}
      <span className="flex items-center gap-3">
        <span className="whitespace-nowrap text-muted">{SAVED_AT.format(draft.savedAt)}</span>
        {draft.place === 'other tab' ? null : (
          <Button onClick={onDiscard}>
            Discard<span className="sr-only"> the draft of {name}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
