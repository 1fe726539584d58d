'use client';
/**
 * A menu of the top bar. It opens on hover, click and arrow keys, and closes on Escape, on a choice and when pointer or
 * focus leaves. Before hydration the style sheet opens it on hover and focus.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AppLink } from '@/components/ui/app-link';
import { arrowStep, moveFocus } from '@/components/ui/focus';
import { useHydrated } from '@/components/ui/hydrated-button';
import { ChevronIcon } from '@/components/ui/icons';

export interface MenuItem {
  label: string;
  href: string;
}

interface MenuProps {
  label: string;
  icon?: ReactNode;
  items: MenuItem[];
  /** The edge of the button that the list is aligned with. */
  align?: 'left' | 'right';
  /** Below the links. */
  children?: ReactNode;
}

export const MENU_ITEM =
  'flex min-h-10 w-full items-center px-4 text-left text-sm hover:bg-brand-soft';

export function Menu({ label, icon, items, align = 'left', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressedWith = useRef<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const hydrated = useHydrated();

  useLayoutEffect(() => {
    if (box.current?.matches(':hover, :focus-within')) setOpen(true);
  }, []);

  // On the document, because a menu that was opened by hovering does not have the focus.
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (list.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event.key);
    if (step === null) return;
    event.preventDefault();
    setOpen(true);
    // The list is hidden until the next paint.
    requestAnimationFrame(() => moveFocus(list.current, 'a, button', step));
  };

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: observes the button and links inside
    <div
      ref={box}
      className={`relative ${hydrated ? '' : 'unhydrated-menu'}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onPointerDown={(event) => {
          pressedWith.current = event.pointerType;
        }}
        // A mouse has opened the menu by hovering before it clicks. A click by key has detail 0.
        onClick={(event) =>
          setOpen(pressedWith.current === 'mouse' && event.detail > 0 ? true : !open)
        }
        className="flex h-10 items-center gap-1 rounded px-2.5 font-medium text-on-bar hover:bg-bar-raised sm:px-3"
      >
        {icon}
        {label}
        <ChevronIcon />
      </button>
      <ul
        ref={list}
        id={id}
        aria-label={label}
        className={`absolute top-full z-40 min-w-52 rounded-b-lg border border-line bg-surface py-1 text-ink shadow-float ${
          align === 'right' ? 'right-0' : 'left-0'
        } ${open ? 'block' : 'hidden'}`}
      >
        {items.map((item) => (
          <li key={item.href}>
            <AppLink href={item.href} onClick={() => setOpen(false)} className={MENU_ITEM}>
              {item.label}
            </AppLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
