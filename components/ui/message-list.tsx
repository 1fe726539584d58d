'use client';
/** The messages that are there, one below the other, in the place that the frame keeps for them. */
import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { CloseIcon } from './icons';
import type { Message } from './messages';
import { uncover } from './uncover';

/** The library keeps a message for 200 ms after its time, in which it is hidden here: its time ends in between. */
const EARLIER_MS = 100;

const LOOKS = {
  success: 'border-success bg-success-soft text-success',
  info: 'border-brand bg-brand-soft text-brand',
  warning: 'border-warning bg-warning-soft text-warning',
  error: 'border-danger bg-danger-soft text-danger',
};

/** In the flow of the page. Inline, because nothing else is stronger than the library's own style sheet. */
const IN_FLOW = { position: 'static', transform: 'none', width: '100%', padding: 0 } as const;
const MESSAGE = {
  position: 'relative',
  width: '100%',
  transform: 'none',
  transition: 'none',
  opacity: 1,
  height: 'auto',
} as const;

/** Id of each message that is on the screen, by its text. */
const shown = new Map<string, string | number>();

/** The same text is there once: shown again, its time begins anew. */
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

// A browser may keep the page and show it again much later, with what was on it.
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
    const watching = new ResizeObserver(() => {
      const grown = list.offsetHeight > height;
      height = list.offsetHeight;
      if (grown) uncover(list);
    });
    watching.observe(list);
    return () => watching.disconnect();
  }, []);

  return (
    <div ref={box} className="mx-auto w-full max-w-xl">
      <Toaster
        position="top-center"
        // All of them at full size, not one on top of the other.
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
