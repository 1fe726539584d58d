/** Violations that axe finds, except contrast, which jsdom does not compute. */
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
