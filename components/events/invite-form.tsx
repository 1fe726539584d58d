'use client';
/** Loads whom one can invite, and again when that failed; then writes the invite. Loaded on demand. */
import { useCallback, useEffect, useState } from 'react';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { PanelText } from '@/components/ui/panel';
import { type InviteesRead, readInvitees } from './active-presenters';
import type { InvitedEvent } from './event-presenters';
import { InviteWriter } from './invite-writer';

interface InviteFormProps {
  event: InvitedEvent;
  draft: string;
  onInvited: () => Promise<boolean>;
}

export function InviteForm({ event, draft, onInvited }: InviteFormProps) {
  const [read, setRead] = useState<InviteesRead | null>(null);
  const load = useCallback(async () => setRead(await readInvitees()), []);
  useEffect(() => void load(), [load]);

  if (read?.kind === 'read') {
    return <InviteWriter {...{ event, draft, onInvited, invitees: read.invitees }} />;
  }
  if (read === null) return <PanelText>Loading presenters…</PanelText>;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 px-4 py-4 text-danger text-sm">
      Error occurred in retrieving Presenters. {read.signedOut ? <SignInAgain /> : null}
      <Button onClick={() => void load()}>Try again</Button>
    </p>
  );
}
