'use client';
/**
 * What is typed, ticked or chosen in the server's page before React has taken it over. React knows nothing of it and
 * draws over it, a textarea while it hydrates and other fields with the next change. So it is kept here and entered
 * once more, as a person would, as soon as the page listens.
 *
 * This file is loaded with the frame of the page, before anything inside the frame hydrates.
 */
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { type Caret, enterText, setCaret, type TextControl } from '@/components/ui/focus';

type Control = TextControl | HTMLSelectElement;

interface Kept {
  value: string;
  /** Of a box or radio button. */
  ticked: boolean;
  caret: Caret;
}

const kept = new Map<Control, Kept>();

if (typeof document !== 'undefined') keepFromNowOn();

/** For the frame of the page: enters what was kept, once. */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('beforeinput', onBeforeInput, true);
    // Once React has finished, drafts included, and before the browser handles another key.
    queueMicrotask(() => {
      for (const [control, before] of kept) {
        if (control.isConnected) flushSync(() => enter(control, before));
      }
      kept.clear();
    });
  }, []);
}

function keepFromNowOn(): void {
  for (const control of document.querySelectorAll<Control>('input, textarea, select')) {
    if (isChanged(control)) keep(control);
  }
  document.addEventListener('input', onInput, true);
  document.addEventListener('beforeinput', onBeforeInput, true);
}

function onInput({ target }: Event): void {
  if (isControl(target)) keep(target);
}

/** React may have drawn over a field that it does not listen to yet: the next key belongs behind what was typed. */
function onBeforeInput({ target }: Event): void {
  const before = isText(target) ? kept.get(target) : undefined;
  if (!isText(target) || !before || target.value === before.value) return;
  target.value = before.value;
  setCaret(target, before.caret);
}

function keep(control: Control): void {
  kept.set(control, {
    value: control.value,
    ticked: isToggle(control) && control.checked,
    caret: isText(control) ? [control.selectionStart, control.selectionEnd] : [null, null],
  });
}

function enter(control: Control, { value, ticked, caret }: Kept): void {
  if (isToggle(control)) {
    // Of a group of radio buttons, the one that was chosen takes the choice from the others.
    if (control.type === 'radio' && !ticked) return;
    control.checked = !ticked;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    enterText(control, value, caret);
  }
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isToggle(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
}

function isText(target: EventTarget | null): target is TextControl {
  return isControl(target) && !(target instanceof HTMLSelectElement) && !isToggle(target);
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected);
    return drawn !== undefined && control.value !== drawn.value;
  }
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  return control.type !== 'hidden' && control.value !== control.defaultValue;
}
