'use client';
import { type ComponentProps, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the server's page and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** A button that needs script: disabled until hydration. */
export function HydratedButton({ disabled, ...rest }: ComponentProps<'button'>) {
  const hydrated = useHydrated();
  return <button type="button" disabled={disabled || !hydrated} {...rest} />;
}
