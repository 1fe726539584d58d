'use client';
import { useSyncExternalStore } from 'react';

const nothingToFollow = () => () => undefined;

/** False in the server's page and until the script has taken it over: what needs a script waits for it. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
}
