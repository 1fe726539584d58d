/** Next's router, which writes down where it was sent instead of going there. */
export function routerInto(went: string[]) {
  const stay = () => undefined;
  const push = (href: string) => void went.push(href);
  return {
    ...{ push, replace: stay, back: stay, forward: stay, prefetch: stay },
    refresh: () => void went.push('refresh'),
    bfcacheId: 'page',
  };
}
