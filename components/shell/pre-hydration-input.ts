'use client';
/**
 * Records what is typed, ticked and chosen in the server's page before hydration, and enters it again afterwards: React
 * would overwrite it with the next render. This module is loaded with the shell, before anything inside it hydrates.
 */
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { type Caret, enterText, setCaret, type TextControl } from '@/components/ui/focus';

type Control = TextControl | HTMLSelectElement;

interface Input {
  value: string;
  checked: boolean;
  caret: Caret;
}

const inputs = new Map<Control, Input>();

if (typeof document !== 'undefined') startRecording();

/** Enters the recorded input, once. */
export function usePreHydrationInput(): void {
  useLayoutEffect(() => {
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('beforeinput', onBeforeInput, true);
    // After React has finished, drafts included, and before the browser handles another key.
    queueMicrotask(() => {
      for (const [control, input] of inputs) {
        if (control.isConnected) flushSync(() => enter(control, input));
      }
      inputs.clear();
    });
  }, []);
}

function startRecording(): void {
  for (const control of document.querySelectorAll<Control>('input, textarea, select')) {
    if (isChanged(control)) record(control);
  }
  document.addEventListener('input', onInput, true);
  document.addEventListener('beforeinput', onBeforeInput, true);
}

function onInput({ target }: Event): void {
  if (isControl(target)) record(target);
}

/** Restores a text that React has overwritten but not hydrated yet, so that the next key is appended to it. */
function onBeforeInput({ target }: Event): void {
  const input = isText(target) ? inputs.get(target) : undefined;
  if (!isText(target) || !input || target.value === input.value) return;
  target.value = input.value;
  setCaret(target, input.caret);
}

function record(control: Control): void {
  inputs.set(control, {
    value: control.value,
    checked: isToggle(control) && control.checked,
    caret: isText(control) ? [control.selectionStart, control.selectionEnd] : [null, null],
  });
}

function enter(control: Control, { value, checked, caret }: Input): void {
  if (isToggle(control)) {
    // The checked radio button of a group clears the others.
    if (control.type === 'radio' && !checked) return;
    control.checked = !checked;
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
    const initial = [...control.options].find(({ defaultSelected }) => defaultSelected);
    return initial !== undefined && control.value !== initial.value;
  }
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  return control.type !== 'hidden' && control.value !== control.defaultValue;
}
