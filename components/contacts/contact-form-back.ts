/** Leaves a contact's form to the page that it was opened from. */
import type { useRouter } from 'next/navigation';
import { routes } from '@/lib/routes';

interface Back {
  /** Address if the tab has no earlier page of this application. */
  otherwise: string;
  /** The earlier page may show the changed record. */
  changed: boolean;
}

export function goBack(router: ReturnType<typeof useRouter>, { otherwise, changed }: Back): void {
  const steps = stepsBack();
  if (steps === 0) {
    router.replace(otherwise);
    return;
  }
  // Next restores the earlier page from its cache.
  if (changed) window.addEventListener('popstate', () => router.refresh(), { once: true });
  if (steps === 1) router.back();
  else history.go(-steps);
}

/** The number of history entries back to the page that opened the form; 0 if there is none. */
function stepsBack(): number {
  // `history.length` includes foreign pages, but older browsers have nothing else.
  if (!('navigation' in window)) return history.length > 1 ? 1 : 0;
  const at = navigation.currentEntry?.index ?? 0;
  const before = navigation.entries().slice(0, at).reverse();
  return before.findIndex(({ url }) => url !== null && !leadsHereAgain(new URL(url))) + 1;
}

/** An earlier entry of the sign-in would redirect to this form again. */
function leadsHereAgain({ pathname, searchParams }: URL): boolean {
  if (pathname === location.pathname || pathname === routes.login) return true;
  return (
    pathname.startsWith('/saml/') || (pathname === routes.home && searchParams.has('returnTo'))
  );
}
