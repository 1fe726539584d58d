'use client';
/** The button that saves a form. Before the script is there it waits: the browser would send the form to nowhere. */
import { Button } from '@/components/ui/button';
import { useScripted } from '@/components/ui/use-scripted';

interface SaveButtonProps {
  phase: 'editing' | 'saving' | 'saved';
  label: string;
}

export function SaveButton({ phase, label }: SaveButtonProps) {
  const scripted = useScripted();
  return (
    <Button type="submit" weight="primary" disabled={!scripted} aria-disabled={phase !== 'editing'}>
      {phase === 'saving' ? 'Saving…' : label}
    </Button>
  );
}
