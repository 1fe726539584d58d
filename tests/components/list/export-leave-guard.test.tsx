/** What asks before it stops an export, and what lets it go on. */
import { fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { ExportLeaveGuard } from '@/components/list/export-leave-guard';
import { routerInto } from '@/tests/support/router';

const went: string[] = [];

afterEach(() => went.splice(0));

/** Presses a link on the report of the first presenter; whether its own page heard of the press. */
function follow(href: string, attributes: { download?: boolean; target?: string } = {}): boolean {
  window.history.replaceState(null, '', '/manager-reports?presenter=1');
  const heard = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <AppRouterContext.Provider value={routerInto(went)}>
      <ExportLeaveGuard />
      <a href={href} {...attributes} onClick={heard}>
        away
      </a>
    </AppRouterContext.Provider>,
  );
  fireEvent.click(screen.getByText('away'));
  return heard.mock.calls.length > 0;
}

test.each(['/manager-reports?presenter=2', '/manager-reports', '/events?presenter=1'])(
  '%s asks, and is followed after a yes',
  (href) => {
    expect(follow(href)).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(went).toEqual([href]);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test.each<[string, object]>([
  ['/manager-reports?presenter=1&page=2', {}],
  ['/events', { target: '_blank' }],
  ['/myoutreach/calendar', { download: true }],
])('%s with %j lets the export go on', (href, attributes) => {
  expect(follow(href, attributes)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the browser asks before it closes or refreshes the page, as long as the export runs', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { unmount } = render(
    <AppRouterContext.Provider value={routerInto(went)}>
      <ExportLeaveGuard />
    </AppRouterContext.Provider>,
  );
  expect(leave()).toBe(true);
  unmount();
  expect(leave()).toBe(false);
});
