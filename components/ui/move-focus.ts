/** Arrow keys inside a list of links: from the one that has focus to its neighbour. */

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** How far an arrow key moves; null for any other key. */
export function arrowStep(key: string): number | null {
  return STEPS[key] ?? null;
}

/** Focuses the neighbour among what `selector` finds; past either end it goes on at the other. */
export function moveFocus(container: HTMLElement | null, selector: string, step: number): void {
  const stops = [...(container?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? stops.indexOf(active) : -1;
  const next = at === -1 && step < 0 ? stops.length - 1 : at + step;
  stops[(next + stops.length) % stops.length]?.focus();
}
