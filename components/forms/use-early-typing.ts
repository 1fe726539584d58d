'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { digitsOf } from '@/lib/format/phone';
import { namesOf, type Values } from '@/lib/forms/values';

/**
 * Takes over what was typed into the server's page before the script was there: React knows nothing of it and
 * would draw over it. `inside` is any element of the form.
 */
export function useEarlyTyping<Name extends string>(
  inside: RefObject<HTMLElement | null>,
  drawn: Values<Name>,
  change: (name: Name, value: string) => void,
): void {
  const early = useRef<{ name: Name; value: string }[] | null>(null);

  // At once: React puts the drawn value back as soon as the next key is pressed.
  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    if (early.current || !form) return;
    early.current = namesOf(drawn).flatMap((name) => {
      const value = shownValue(form, name);
      return value === null || value === drawn[name] ? [] : [{ name, value }];
    });
  });

  useEffect(() => {
    const typed = early.current?.splice(0) ?? [];
    // After the effects of this drawing, one of which brings back the draft of an earlier visit.
    queueMicrotask(() => {
      for (const { name, value } of typed) change(name, value);
    });
  });
}

function shownValue(form: HTMLFormElement, name: string): string | null {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === 'tel') return digitsOf(control.value);
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked ? '1' : '0';
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
    return control.value;
  return control instanceof RadioNodeList ? control.value : null;
}
