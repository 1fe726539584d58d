'use client';
import { useEffect } from 'react';
import { routes } from '@/lib/routes';

const YEAR_SECONDS = 31_536_000;

interface RememberViewProps {
  /** Name of the cookie. */
  cookie: string;
  view: string;
}

/** Stores the view on the device, so that the schedule opens in it next time. */
export function RememberView({ cookie, view }: RememberViewProps) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
    document.cookie = `${cookie}=${view}; path=${routes.myOutreach}; max-age=${YEAR_SECONDS}; samesite=lax`;
  }, [cookie, view]);
  return null;
}
