'use client';
/** A phone number. Its value is digits only; the control shows them in groups. */
import { useLayoutEffect, useRef } from 'react';
import { digitsOf, formatPhone } from '@/lib/format/text';
import { controlProps, FIELD_BOX, FieldFrame, type FieldProps } from './field';

const MOST_DIGITS = 40;

export function PhoneField(props: FieldProps) {
  const { value, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ value: text, selectionStart }: HTMLInputElement, inputType: string) => {
    const typed = digitsOf(text).slice(0, MOST_DIGITS);
    const digitsBefore = digitsOf(text.slice(0, selectionStart ?? text.length)).length;
    let [digits, count] = [typed, Math.min(digitsBefore, typed.length)];
    // Only a dash was deleted, which formatting would insert again: delete the digit beyond it instead.
    if (typed === value && text.length < formatPhone(value).length) {
      if (inputType !== 'deleteContentForward') count -= 1;
      digits = typed.slice(0, count) + typed.slice(count + 1);
    }
    // After `count` digits, before the dash that may follow them.
    caret.current = formatPhone(digits.slice(0, count)).length;
    onChange(digits);
  };

  return (
    <FieldFrame {...props}>
      <input
        ref={input}
        {...controlProps(props)}
        type="tel"
        autoComplete="off"
        value={formatPhone(value)}
        onChange={({ target, nativeEvent }) =>
          change(target, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '')
        }
        className={FIELD_BOX}
      />
    </FieldFrame>
  );
}
