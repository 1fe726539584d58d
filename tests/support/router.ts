/** Next's router, which records the navigations instead of making them. */
export function routerInto(went: string[]) {
  const stay = () => undefined;
  return {
    ...{ forward: stay, prefetch: stay, bfcacheId: 'page' },
    push: (href: string) => void went.push(href),
    replace: (href: string) => void went.push(`replace ${href}`),
    refresh: () => void went.push('refresh'),
    back: () => {
      went.push('back');
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
  };
}
