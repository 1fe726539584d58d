/** What axe finds wrong with the page, or a part of it; contrast needs a browser that paints. */
import { act } from '@testing-library/react';
import axe from 'axe-core';

export async function accessibilityFaults(part: Element | Document = document): Promise<string[]> {
  const { violations } = await act(() =>
    axe.run(part, { rules: { 'color-contrast': { enabled: false } } }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n${html}`),
  );
}
