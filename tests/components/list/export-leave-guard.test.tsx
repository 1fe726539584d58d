/** The question before a navigation stops an export. */
import { fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { ExportLeaveGuard } from '@/components/list/export-leave-guard';
import { asksBeforeLeaving, recordingRouter } from '@/tests/support/browser';

/** Clicks a link on the report of the first presenter. */
function follow(href: string, attributes: { download?: boolean; target?: string } = {}) {
  window.history.replaceState(null, '', '/manager-reports?presenter=1');
  const went: string[] = [];
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
  return { went, onClick };
}

test.each(['/manager-reports?presenter=2', '/manager-reports', '/events?presenter=1'])(
  'asks before a link to %s is followed, and before the page closes',
  (href) => {
    const { went, onClick } = follow(href);
    expect(onClick).not.toHaveBeenCalled();
    expect(asksBeforeLeaving()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(went).toEqual([href]);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test.each<[string, object]>([
  ['/manager-reports?presenter=1&page=2', {}],
  ['/events', { target: '_blank' }],
  ['/myoutreach/calendar', { download: true }],
])('follows a link to %s with %j without a question', (href, attributes) => {
  expect(follow(href, attributes).onClick).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
