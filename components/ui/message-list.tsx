'use client';
/** The passing messages on the screen. Loaded by `messages.tsx`. */
import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { CloseIcon } from './icons';
import type { Message } from './messages';

/** Milliseconds. The library keeps an expired message, hidden here, for 200 ms: its time ends in between. */
const EARLIER_MS = 100;

const LOOKS = {
  success: 'border-success bg-success-soft text-success',
  info: 'border-brand bg-brand-soft text-brand',
  warning: 'border-warning bg-warning-soft text-warning',
  error: 'border-danger bg-danger-soft text-danger',
};

/** Inline styles, because only they override the library's style sheet. */
const IN_FLOW = { position: 'static', transform: 'none', width: '100%', padding: 0 } as const;
const MESSAGE = {
  position: 'relative',
  width: '100%',
  transform: 'none',
  transition: 'none',
  opacity: 1,
  height: 'auto',
} as const;

/** Ids of the visible messages by their text. */
const shown = new Map<string, string | number>();

/** Shows a text that is visible already again, instead of twice. */
export function addMessage({ kind, text, seconds, action }: Message): void {
  const earlier = shown.get(text);
  if (earlier !== undefined) toast.dismiss(earlier);
  const forget = () => {
    if (shown.get(text) === id) shown.delete(text);
  };
  const id = toast[kind](text, {
    duration: seconds * 1000 - EARLIER_MS,
    action,
    onDismiss: forget,
    onAutoClose: forget,
  });
  shown.set(text, id);
}

// The browser may restore the page from its cache much later, with its messages.
addEventListener('pagehide', () => {
  shown.clear();
  toast.dismiss();
});

export function MessageList() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = box.current;
    if (!list) return;
    let height = 0;
    const observer = new ResizeObserver(() => {
      const grown = list.offsetHeight > height;
      height = list.offsetHeight;
      if (grown) scrollFromUnder(list);
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className="mx-auto w-full max-w-xl">
      <Toaster
        position="top-center"
        // Side by side at full size, not stacked.
        expand
        visibleToasts={9}
        closeButton
        style={IN_FLOW}
        icons={{ close: <CloseIcon /> }}
        toastOptions={{
          unstyled: true,
          style: MESSAGE,
          closeButtonAriaLabel: 'Close message',
          classNames: {
            ...LOOKS,
            toast:
              'pointer-events-auto mb-1 flex w-full items-center gap-2 rounded border-2 border-l-8 px-2 py-1.5 font-semibold text-sm shadow-float data-[removed=true]:hidden',
            content: 'min-w-0 flex-1 wrap-anywhere',
            closeButton: 'order-last flex size-6 flex-none items-center justify-center rounded',
          },
        }}
      />
    </div>
  );
}

const CONTROLS = 'main :is(a[href], button, input, select, textarea, summary)';
/** Links in tables may be too close together for a gap between them. */
const MAIN_CONTROLS = `${CONTROLS}:not(td a)`;
/** Pixels between the list and the next control. */
const GAP = 4;
/** Pixels. */
const LONGEST_SCROLL = 240;

/** Scrolls by the smallest distance after which the list covers no control. */
function scrollFromUnder(list: HTMLElement): void {
  const cover = list.getBoundingClientRect();
  if (cover.height === 0) return;
  const step = clearingStep(cover, CONTROLS) ?? clearingStep(cover, MAIN_CONTROLS) ?? 0;
  if (step !== 0) scrollBy({ top: step, behavior: 'instant' });
}

/** Pixels, positive down the page; null if no distance clears all controls. */
function clearingStep(cover: DOMRect, controls: string): number | null {
  const boxes = [...document.querySelectorAll(controls)]
    .map((control) => control.getBoundingClientRect())
    .filter(({ left, right, height }) => height > 0 && left < cover.right && right > cover.left);
  const lowest = document.documentElement.scrollHeight - innerHeight;
  const isClear = (step: number) =>
    scrollY + step >= 0 &&
    scrollY + step <= lowest &&
    boxes.every(({ top, bottom }) => bottom - step <= cover.top || top - step >= cover.bottom);
  const steps = boxes
    .flatMap(({ top, bottom }) => [bottom - cover.top + GAP, top - cover.bottom - GAP])
    .filter((step) => Math.abs(step) <= LONGEST_SCROLL)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  return [0, ...steps].find(isClear) ?? null;
}
