/** The export panel of a list. */
import type { Download, Page } from '@playwright/test';

export const openExports = (page: Page) => page.getByText('Export', { exact: true }).click();

export const press = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).click();

/** Presses the button and waits for its file; only one export runs at a time. */
export async function saved(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  await download.path();
  return download;
}
