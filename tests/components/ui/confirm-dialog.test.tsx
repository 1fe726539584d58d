/** The question before something that cannot be undone. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

function ask() {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const { unmount } = render(
    <ConfirmDialog
      title="Remove contact"
      question="Are you sure you want to remove this contact?"
      action="Remove"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { onConfirm, onCancel, unmount, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the dialog is open, named by its title and described by its question', () => {
  const { dialog } = ask();
  expect(dialog).toHaveAttribute('open');
  expect(dialog).toHaveAccessibleName('Remove contact');
  expect(dialog).toHaveAccessibleDescription('Are you sure you want to remove this contact?');
});

test('it opens as a modal one, which keeps focus inside and returns it', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount } = ask();
  expect(showModal).toHaveBeenCalledTimes(1);
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});

test('it is closed while it still stands in the page, without which focus would not return', () => {
  const stood: boolean[] = [];
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLElement) {
    stood.push(this.isConnected);
  });
  ask().unmount();
  expect(stood).toEqual([true]);
});

test('the first button is the harmless one', () => {
  ask();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Cancel',
    'Remove',
  ]);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('the action confirms once and cancels nothing', async () => {
  const { onConfirm, onCancel } = ask();
  await press('Remove');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

test('Cancel confirms nothing', async () => {
  const { onConfirm, onCancel } = ask();
  await press('Cancel');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Escape means no, and leaves closing to who asked', () => {
  const { dialog, onConfirm, onCancel } = ask();
  // What a browser makes of the key while a dialog is open.
  const closedByBrowser = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(closedByBrowser).toBe(false);
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});
