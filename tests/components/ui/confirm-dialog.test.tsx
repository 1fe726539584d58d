/** The confirmation before something that cannot be undone. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

const onConfirm = jest.fn();
const onCancel = jest.fn();

function ask() {
  const { unmount } = render(
    <ConfirmDialog
      title="Remove contact"
      question="Are you sure you want to remove this contact?"
      action="Remove"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { unmount, dialog: screen.getByRole('dialog') };
}

test('it opens as a modal dialog with the harmless button focused, and closes while it is in the document', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const connected: boolean[] = [];
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLElement) {
    connected.push(this.isConnected);
  });
  const { dialog, unmount } = ask();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAccessibleName('Remove contact');
  expect(dialog).toHaveAccessibleDescription('Are you sure you want to remove this contact?');
  const labels = screen.getAllByRole('button').map((button) => button.textContent);
  expect(labels).toEqual(['Cancel', 'Remove']);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  unmount();
  expect(connected).toEqual([true]);
});

test.each([
  ['Remove', 1, 0],
  ['Cancel', 0, 1],
])('%s confirms %d times and cancels %d times', async (name, confirmed, cancelled) => {
  ask();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onConfirm).toHaveBeenCalledTimes(confirmed);
  expect(onCancel).toHaveBeenCalledTimes(cancelled);
});

test('Escape cancels and leaves the closing to the caller', () => {
  const { dialog } = ask();
  // The browser sends this event for the key.
  const closedByBrowser = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(closedByBrowser).toBe(false);
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});
