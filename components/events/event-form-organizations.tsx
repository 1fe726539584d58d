'use client';
import { useRef, useState } from 'react';
import { SignInAgain } from '@/components/ui/app-link';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { keepFocus } from '@/components/ui/keep-focus';
import { showMessage } from '@/components/ui/messages';
import { ScriptButton } from '@/components/ui/script-button';
import { CELL_LINK } from '@/components/ui/table';
import { notDone } from '@/lib/browser/failed-answer';
import { sendToProxy } from '@/lib/browser/send';
/** The organizations that an event is attached to, each of which can be edited or removed from it. */
import { pathTo } from '@/lib/contract/paths';
import { organizationName } from '@/lib/format/record-names';
import type { Event } from '@/lib/legacy/events';
import { EventOrganizations } from './event-organizations';

type Attached = Event['organizations'][number];

interface EventFormOrganizationsProps {
  eventId: number;
  attached: Attached[];
  /** The backend took it off the event. */
  onRemoved: (orgId: number) => void;
}

const QUESTION =
  'Are you sure you want to remove this Org.? Upon removing, the Org. will be disassociated from this Event but ' +
  'continue to exist in the Database.';

export function EventFormOrganizations(props: EventFormOrganizationsProps) {
  const { eventId, attached, onRemoved } = props;
  const [asking, setAsking] = useState<Attached | null>(null);
  const [leaving, setLeaving] = useState<number[]>([]);
  const box = useRef<HTMLDivElement>(null);

  const remove = async ({ orgId }: Attached) => {
    setAsking(null);
    setLeaving((all) => [...all, orgId]);
    const sent = await sendToProxy({
      method: 'DELETE',
      path: pathTo('removeOrganization', { eventId, orgId }),
    });
    setLeaving((all) => all.filter((id) => id !== orgId));
    if (!sent.ok) {
      const wayBack = sent.signedOut ? <SignInAgain /> : undefined;
      showMessage('error', notDone('The organization', 'removed', sent), 12, wayBack);
      return;
    }
    showMessage('info', 'Org. is removed from this Event.', 6);
    keepFocus(
      () => onRemoved(orgId),
      () => box.current,
    );
  };

  return (
    <div ref={box} tabIndex={-1} className="min-w-0">
      <EventOrganizations
        organizations={attached}
        rowAction={(organization) => {
          const busy = leaving.includes(organization.orgId);
          return (
            <ScriptButton
              aria-disabled={busy}
              onClick={busy ? undefined : () => setAsking(organization)}
              className={`${CELL_LINK} ml-4 leading-6`}
            >
              Remove<span className="sr-only"> {organizationName(organization)}</span>
            </ScriptButton>
          );
        }}
      />
      {asking ? (
        <ConfirmDialog
          title="Remove organization"
          question={QUESTION}
          action="Remove"
          onConfirm={() => void remove(asking)}
          onCancel={() => setAsking(null)}
        />
      ) : null}
    </div>
  );
}
