'use client';
/** Loads who may be invited, and again when that failed, while the message is written. Loaded on demand. */
import { useCallback, useEffect, useState } from 'react';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { type InviteesRead, readInvitees } from './active-presenters';
import type { InvitedEvent } from './event-presenters';
import { InviteWriter } from './invite-writer';

interface InviteFormProps {
  event: InvitedEvent;
  draft: string;
  onInvited: (since: number) => Promise<boolean>;
}

export function InviteForm({ event, draft, onInvited }: InviteFormProps) {
  const [read, setRead] = useState<InviteesRead | null>(null);
  const load = useCallback(async () => setRead(await readInvitees()), []);
  useEffect(() => void load(), [load]);

  const invitees =
    read?.kind === 'read'
      ? { known: read.invitees }
      : {
          unknown:
            read === null ? (
              <p className="text-muted text-sm">Loading presenters…</p>
            ) : (
              <p role="alert" className="flex flex-wrap items-center gap-3 text-danger text-sm">
                Error occurred in retrieving Presenters. {read.signedOut ? <SignInAgain /> : null}
                <Button onClick={() => void load()}>Try again</Button>
              </p>
            ),
        };
  return <InviteWriter {...{ event, draft, onInvited, invitees }} />;
}
