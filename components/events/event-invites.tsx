'use client';
/** Invites to an event, collapsed; the form is loaded when it is opened. */
import { useEffect, useRef, useState } from 'react';
import { draftKey, hasDraft } from '@/components/forms/draft';
import { ChevronIcon } from '@/components/ui/icons';
import { lazyPart } from '@/components/ui/lazy-part';
import { PanelText } from '@/components/ui/panel';
import { routes } from '@/lib/routes';
import type { InvitedEvent } from './event-presenters';
import { InviteMessage } from './invite-message';

const InviteForm = lazyPart(
  async () => (await import('./invite-form')).InviteForm,
  function Awaited() {
    return (
      <div className="px-4 py-4">
        <InviteMessage />
      </div>
    );
  },
);

interface EventInvitesProps {
  event: InvitedEvent;
  /** The event has a start and an end. */
  timed: boolean;
  person: string;
  presenters: string[];
  /** Reads the presenters again, whom an invite adds to. Returns whether that succeeded. */
  onInvited: (since: number) => Promise<boolean>;
}

export function EventInvites({ event, timed, person, presenters, onInvited }: EventInvitesProps) {
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const draft = draftKey(`${routes.event(event.eventId)} invite`, person);

  // A draft of an earlier visit opens the panel; the browser may have opened it before hydration.
  useEffect(() => {
    if (!details.current) return;
    if (hasDraft(draft)) details.current.open = true;
    if (details.current.open) setOpened(true);
  }, [draft]);

  return (
    <details
      ref={details}
      onToggle={(toggled) => {
        if (toggled.currentTarget.open) setOpened(true);
      }}
      className="group min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-panel"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary
        onPointerEnter={InviteForm.preload}
        onFocus={InviteForm.preload}
        className="flex min-h-12 items-center gap-2 rounded-lg px-4 font-semibold hover:bg-sunken"
      >
        <span className="transition-transform group-open:rotate-180">
          <ChevronIcon />
        </span>
        Send Calendar Invites...
      </summary>
      <div className="border-line border-t">
        {presenters.length === 0 ? null : (
          <p className="px-4 pt-4 text-sm wrap-anywhere">
            Presenters of this event: <bdi>{presenters.join(', ')}</bdi>
          </p>
        )}
        {opened && timed ? <InviteForm event={event} draft={draft} onInvited={onInvited} /> : null}
        {timed ? null : (
          <PanelText>
            This event has no start or no end yet. A calendar invite needs both: set them by Edit
            event.
          </PanelText>
        )}
      </div>
    </details>
  );
}
