'use client';
/**
 * A part of a page that is loaded separately. Until then a placeholder is shown, whose field can be typed into: the part
 * takes over text, caret and focus. If loading fails, the placeholder stays with an error message.
 */
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Button } from './button';
import { type Caret, enterText, type TextControl } from './focus';

/** Input into the field of the placeholder. */
interface EarlyInput {
  /** Null if nothing was typed. */
  text: string | null;
  caret: Caret;
  /** Null: the field itself. */
  focusedElsewhere: Element | null;
}

/** `Placeholder` gets the props of the part. `Missing` is shown, below the placeholder, when the part cannot be loaded. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props> = Nothing,
  Missing: ComponentType = PartMissing,
) {
  let part: ComponentType<Props> | 'loading' | 'missing' | null = null;
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const settle = (outcome: ComponentType<Props> | 'missing') => {
    part = outcome;
    for (const listener of listeners) listener();
  };

  const preload = () => {
    if (part !== null) return;
    part = 'loading';
    load().then(settle, () => settle('missing'));
  };

  function LazyPart(props: Props) {
    const Part = useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    );
    const early = useRef<EarlyInput | null>(null);
    useEffect(preload, []);
    if (Part !== null && typeof Part !== 'string') {
      return (
        <WithEarlyInput early={early}>
          <Part {...props} />
        </WithEarlyInput>
      );
    }
    const failed = Part === 'missing';
    return (
      <>
        <CollectEarlyInput early={early} failed={failed}>
          <Placeholder {...props} />
        </CollectEarlyInput>
        {failed ? <Missing /> : null}
      </>
    );
  }

  return Object.assign(LazyPart, { preload });
}

interface HandOverProps {
  early: RefObject<EarlyInput | null>;
  children: ReactNode;
}

function CollectEarlyInput({ early, failed, children }: HandOverProps & { failed: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  // The cleanup of a layout effect runs while the field is still in the document.
  useLayoutEffect(() => {
    const field = textControlIn(box.current);
    return () => {
      if (!field) return;
      const { value, defaultValue, selectionStart, selectionEnd } = field;
      const focused = document.activeElement;
      early.current = {
        text: value === defaultValue ? null : value,
        caret: [selectionStart, selectionEnd],
        focusedElsewhere: focused === field ? null : focused,
      };
    };
  }, [early]);
  return (
    <div ref={box} data-failed={failed || undefined} className="contents">
      {children}
    </div>
  );
}

function WithEarlyInput({ early, children }: HandOverProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = textControlIn(box.current);
    const before = early.current;
    early.current = null;
    if (!field || !before) return;
    const { text, caret, focusedElsewhere } = before;
    // The part may have taken the focus when it mounted.
    const focused = focusedElsewhere ?? field;
    if (focused instanceof HTMLElement) focused.focus();
    // After React has finished, before the browser handles another key.
    if (text !== null) queueMicrotask(() => enterText(field, text, caret));
  }, [early]);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}

const textControlIn = (box: HTMLElement | null) =>
  box?.querySelector<TextControl>('input:not([type=checkbox], [type=radio]), textarea') ?? null;

export function Nothing() {
  return null;
}

export function CalendarPlaceholder() {
  return (
    <p role="status" className="in-data-failed:hidden">
      Loading the calendar…
    </p>
  );
}

function PartMissing() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-3 text-danger text-sm">
      We could not load this part of the page. Reload the page to continue. We keep your drafts.
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </div>
  );
}
