/** The way out of a contact's form: to the page that it was opened from. */
import type { useRouter } from 'next/navigation';

interface Back {
  /** Where to when this tab shows no page of ours before this one. */
  otherwise: string;
  /** The page before may show what was changed here. */
  changed: boolean;
}

export function goBack(router: ReturnType<typeof useRouter>, { otherwise, changed }: Back): void {
  if (!hasPageBefore()) {
    router.replace(otherwise);
    return;
  }
  // Next shows the page before as it was left; it is asked for anew once it is there.
  if (changed) window.addEventListener('popstate', () => router.refresh(), { once: true });
  router.back();
}

function hasPageBefore(): boolean {
  // The history also counts pages that are not ours, such as a new tab's empty one; older browsers tell no more.
  return 'navigation' in window ? navigation.canGoBack : history.length > 1;
}
