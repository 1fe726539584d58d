'use client';
/**
 * A part of a page that is loaded apart, by itself or when it is first shown. Until it is there, something stands in its
 * place that may be typed into: text, caret and focus go over to the part. One that cannot be loaded says so where it
 * would be and leaves the rest of the page as it is.
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
import { type Caret, enterText, type TextControl } from './enter-text';

/** What was done with the field that stood in the place of a part. */
interface Early {
  /** Null where nothing was typed. */
  text: string | null;
  caret: Caret;
  /** Null: the field itself. */
  focusedElsewhere: Element | null;
}

/** `Awaited` gets the props of the part. `Missing` stands in for a part that the page can do without. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Awaited: ComponentType<Props> = Nothing,
  Missing: ComponentType = PartMissing,
) {
  let part: ComponentType<Props> | 'loading' | 'missing' | null = null;
  const followers = new Set<() => void>();

  const follow = (changed: () => void) => {
    followers.add(changed);
    return () => void followers.delete(changed);
  };

  const settle = (outcome: ComponentType<Props> | 'missing') => {
    part = outcome;
    for (const changed of followers) changed();
  };

  /** For what leads to the part, as soon as it is pointed at. */
  const preload = () => {
    if (part !== null) return;
    part = 'loading';
    load().then(settle, () => settle('missing'));
  };

  function LazyPart(props: Props) {
    const Part = useSyncExternalStore(
      follow,
      () => part,
      () => null,
    );
    const early = useRef<Early | null>(null);
    useEffect(preload, []);
    if (Part !== null && typeof Part !== 'string') {
      return (
        <Continued early={early}>
          <Part {...props} />
        </Continued>
      );
    }
    const missing = Part === 'missing';
    return (
      <>
        <Remembered early={early} failed={missing}>
          <Awaited {...props} />
        </Remembered>
        {missing ? <Missing /> : null}
      </>
    );
  }

  return Object.assign(LazyPart, { preload });
}

interface HandOverProps {
  early: RefObject<Early | null>;
  children: ReactNode;
}

/** What was typed stays in sight when the part does not come; what only says that it is loading can hide then. */
function Remembered({ early, failed, children }: HandOverProps & { failed: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  // Cleaned up while it still stands in the page.
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

function Continued({ early, children }: HandOverProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = textControlIn(box.current);
    const before = early.current;
    early.current = null;
    if (!field || !before) return;
    const { text, caret, focusedElsewhere } = before;
    // The part may have taken the focus when it came.
    const focused = focusedElsewhere ?? field;
    if (focused instanceof HTMLElement) focused.focus();
    // Once React has finished, and before the browser handles another key.
    if (text !== null) queueMicrotask(() => enterText(field, text, caret));
  }, [early]);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}

function textControlIn(box: HTMLElement | null): TextControl | null {
  return (
    box?.querySelector<TextControl>('input:not([type=checkbox], [type=radio]), textarea') ?? null
  );
}

export function Nothing() {
  return null;
}

/** In place of a part whose script could not be loaded, as after a new version was installed. */
function PartMissing() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-3 text-danger text-sm">
      This part of the page could not be loaded. Your drafts are kept when you reload the page.
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </div>
  );
}
