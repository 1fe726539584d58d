'use client';
/** Leaves the form of a contact, and asks before it leaves something that is not saved. */
import { useState } from 'react';
import { LeaveQuestion } from '@/components/forms/leave-question';
import { Button } from '@/components/ui/button';

interface ContactFormCancelProps {
  unsaved: boolean;
  disabled: boolean;
  onLeave: () => void;
}

export function ContactFormCancel({ unsaved, disabled, onLeave }: ContactFormCancelProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={unsaved ? () => setAsking(true) : onLeave}>
        Cancel
      </Button>
      {asking ? (
        <LeaveQuestion
          onLeave={() => {
            setAsking(false);
            onLeave();
          }}
          onStay={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
