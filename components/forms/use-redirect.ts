'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Navigates after a delay, unless the component is unmounted before. */
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
