/** The internal URL to which this click navigates in the same tab; null for every other click. */
export function followedLink(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target !== '' && link.target !== '_self')) return null;
  if (link.hasAttribute('download')) return null;
  const to = new URL(link.href);
  // The browser itself asks before it leaves for another origin.
  return to.origin === location.origin ? to : null;
}
