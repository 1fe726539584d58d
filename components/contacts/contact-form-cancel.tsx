'use client';
/** Leaves the form of a contact, and asks before it leaves something that is not saved. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

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
        <ConfirmDialog
          title="Leave without saving?"
          question="Your changes are not saved. They come back when you open this form again in this tab."
          action="Leave"
          onConfirm={() => {
            setAsking(false);
            onLeave();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
