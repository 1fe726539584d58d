/** The question before a navigation stops an export. */
import { fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { ExportLeaveGuard } from '@/components/list/export-leave-guard';
import { asksBeforeLeaving, recordingRouter } from '@/tests/support/browser';

const went: string[] = [];

afterEach(() => went.splice(0));

/** Clicks a link on the report of the first presenter. Returns whether the link itself received the click. */
function follow(href: string, attributes: { download?: boolean; target?: string } = {}): boolean {
  window.history.replaceState(null, '', '/manager-reports?presenter=1');
  const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <AppRouterContext.Provider value={recordingRouter(went)}>
      <ExportLeaveGuard />
      <a href={href} {...attributes} onClick={onClick}>
        away
      </a>
    </AppRouterContext.Provider>,
  );
  fireEvent.click(screen.getByText('away'));
  return onClick.mock.calls.length > 0;
}

test.each(['/manager-reports?presenter=2', '/manager-reports', '/events?presenter=1'])(
  'asks before %s is followed',
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
])('follows %s with %j without a question', (href, attributes) => {
  expect(follow(href, attributes)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lets the browser ask before the page closes', () => {
  const { unmount } = render(
    <AppRouterContext.Provider value={recordingRouter(went)}>
      <ExportLeaveGuard />
    </AppRouterContext.Provider>,
  );
  expect(asksBeforeLeaving()).toBe(true);
  unmount();
  expect(asksBeforeLeaving()).toBe(false);
});
