/** Scrolls the page by as little as it takes until an element lies over no field and no button. */

const CONTROLS = 'main :is(a[href], button, input, select, textarea, summary)';
/** The links of a table may stand too close together for a gap between them. */
const IMPORTANT = `${CONTROLS}:not(td a)`;
/** Between the element and a control. */
const GAP = 4;
/** Further than this the person would not find again what they were looking at. */
const FURTHEST = 240;

export function uncover(cover: HTMLElement): void {
  const over = cover.getBoundingClientRect();
  if (over.height === 0) return;
  const step = stepOff(over, CONTROLS) ?? stepOff(over, IMPORTANT) ?? 0;
  if (step !== 0) scrollBy({ top: step, behavior: 'instant' });
}

/** In pixels, down the page where it is positive; null when there is none that uncovers all of them. */
function stepOff(over: DOMRect, controls: string): number | null {
  const boxes = [...document.querySelectorAll(controls)]
    .map((control) => control.getBoundingClientRect())
    .filter(({ left, right, height }) => height > 0 && left < over.right && right > over.left);
  const lowest = document.documentElement.scrollHeight - innerHeight;
  const isFree = (step: number) =>
    scrollY + step >= 0 &&
    scrollY + step <= lowest &&
    boxes.every(({ top, bottom }) => bottom - step <= over.top || top - step >= over.bottom);
  const steps = boxes
    .flatMap(({ top, bottom }) => [bottom - over.top + GAP, top - over.bottom - GAP])
    .filter((step) => Math.abs(step) <= FURTHEST)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  return [0, ...steps].find(isFree) ?? null;
}
