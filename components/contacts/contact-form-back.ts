/** The way out of a contact's form: to the page that it was opened from. */
import type { useRouter } from 'next/navigation';
import { routes } from '@/lib/routes';

interface Back {
  /** Where to when this tab shows no page of ours before this one. */
  otherwise: string;
  /** The page before may show what was changed here. */
  changed: boolean;
}

export function goBack(router: ReturnType<typeof useRouter>, { otherwise, changed }: Back): void {
  const steps = stepsBack();
  if (steps === 0) {
    router.replace(otherwise);
    return;
  }
  // Next shows the page before as it was left; it is asked for anew once it is there.
  if (changed) window.addEventListener('popstate', () => router.refresh(), { once: true });
  if (steps === 1) router.back();
  else history.go(-steps);
}

/** How far back the page lies from which the form was opened; 0 when there is none. */
function stepsBack(): number {
  // This history also counts pages that are not ours, such as a new tab's empty one; older browsers tell no more.
  if (!('navigation' in window)) return history.length > 1 ? 1 : 0;
  const at = navigation.currentEntry?.index ?? 0;
  const before = navigation.entries().slice(0, at).reverse();
  return before.findIndex(({ url }) => url !== null && !leadsHereAgain(new URL(url))) + 1;
}

/** Whoever had to sign in on the way has the sign-in behind them, which would lead to this form once more. */
function leadsHereAgain({ pathname, searchParams }: URL): boolean {
  if (pathname === location.pathname || pathname === routes.login) return true;
  return (
    pathname.startsWith('/saml/') || (pathname === routes.home && searchParams.has('returnTo'))
  );
}
