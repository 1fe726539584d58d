'use client';
/** A button that does nothing without script: disabled in the server's page until the script has taken it over. */
import type { ComponentProps } from 'react';
import { useScripted } from './use-scripted';

export function ScriptButton({ disabled, ...rest }: ComponentProps<'button'>) {
  const scripted = useScripted();
  return <button type="button" disabled={disabled || !scripted} {...rest} />;
}
