/** Violations of the rules of axe. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** `part`: selector of the only elements that are checked; page rules apply to the whole page only. */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const options = { resultTypes: ['violations' as const], runOnly };
      const { violations } = await window.axe.run(selector ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, EVERY_RULE] as const,
  );
}
