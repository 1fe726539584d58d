'use client';
/** A phone number: digits only are kept, shown in groups while they are typed; the caret stays where it was. */
import { useLayoutEffect, useRef } from 'react';
import { formatPhone } from '@/lib/format/phone';
import { describedBy, FIELD_BOX, FieldFrame, type FieldProps } from './field';
import { typedPhone } from './phone-text';

export function PhoneField(props: FieldProps) {
  const { id, name, value, onChange, required, readOnly } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <FieldFrame {...props}>
      <input
        ref={input}
        id={id}
        name={name}
        type="tel"
        autoComplete="off"
        value={formatPhone(value)}
        readOnly={readOnly}
        {...describedBy(props)}
        aria-required={required}
        onChange={({ target, nativeEvent }) => {
          const typed = typedPhone({
            before: value,
            text: target.value,
            caret: target.selectionStart ?? target.value.length,
            how: nativeEvent instanceof InputEvent ? nativeEvent.inputType : '',
          });
          caret.current = typed.caret;
          onChange(typed.digits);
        }}
        className={FIELD_BOX}
      />
    </FieldFrame>
  );
}
