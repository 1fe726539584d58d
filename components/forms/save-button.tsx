'use client';
/** The button that saves a form. Before the script is there it waits: the browser would send the form to nowhere. */
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

interface SaveButtonProps {
  phase: 'editing' | 'saving' | 'saved';
  label: string;
}

const never = () => () => undefined;

export function SaveButton({ phase, label }: SaveButtonProps) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Button type="submit" weight="primary" disabled={!scripted} aria-disabled={phase !== 'editing'}>
      {phase === 'saving' ? 'Saving…' : label}
    </Button>
  );
}
