'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Goes on after a message had time to be read; not any more once the person has gone elsewhere. */
export function useRedirect(
  seconds: number,
): (go: (router: ReturnType<typeof useRouter>) => void) => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (go) => {
    timer.current = setTimeout(() => go(router), seconds * 1000);
  };
}
