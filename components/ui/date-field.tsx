'use client';
/**
 * A date, with or without a time, as text that is typed or picked from a calendar. On blur a valid text is normalized,
 * and an invalid one is left as it is.
 */
import { useRef, useState } from 'react';
import type { DateFormat } from '@/lib/format/typed-date';
import { Button } from './button';
import { controlProps, FIELD_BOX, FieldFrame, type FieldProps } from './field';
import { keepFocus } from './focus';
import { CalendarPlaceholder, lazyPart } from './lazy-part';

const DateCalendar = lazyPart(
  async () => (await import('./calendars')).DateCalendar,
  CalendarPlaceholder,
);

interface DateFieldProps extends FieldProps {
  format: DateFormat;
  /** `YYYY-MM-DD` in the agency's zone. */
  today: string;
  /** Has a button that empties it. */
  clearable?: boolean;
  /** The text was filled in by the form: a click selects it, so that typing replaces it. */
  filled?: boolean;
  onLeave?: () => void;
}

export function DateField(props: DateFieldProps) {
  const { label, value, onChange, readOnly, format, today, onLeave, clearable, filled } = props;
  const [open, setOpen] = useState(false);
  const entered = useRef<boolean>(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = [props.hint, format.hint].filter(Boolean).join(' ');

  const leave = () => {
    const written = format.print(format.read(value));
    if (written !== '' && written !== value) onChange(written);
    onLeave?.();
  };

  const close = () => {
    setOpen(false);
    input.current?.focus();
  };

  const clear = () =>
    keepFocus(
      () => onChange(''),
      () => input.current,
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: observes the focus of the controls inside
    <div
      className="min-w-0"
      onBlur={({ target, currentTarget, relatedTarget }) => {
        // Typing ends when the input is left, picking when the whole field is left.
        if (target === input.current || !currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <FieldFrame {...props} hint={hint}>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            {...controlProps({ ...props, hint })}
            type="text"
            autoComplete="off"
            placeholder={format.placeholder}
            value={value}
            onFocus={() => {
              entered.current = true;
            }}
            // After the click has placed the caret. A text selected by dragging stays selected.
            onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
              const selected = selectionStart !== selectionEnd;
              if (filled && entered.current && !selected) input.current?.select();
              entered.current = false;
            }}
            onChange={(event) => {
              entered.current = false;
              onChange(event.target.value);
            }}
            className={`${FIELD_BOX} min-w-32 flex-1`}
          />
          <Button
            aria-expanded={open}
            aria-disabled={readOnly}
            onPointerEnter={DateCalendar.preload}
            onFocus={DateCalendar.preload}
            onClick={() => setOpen(!open && !readOnly)}
            className="h-10 noscript:hidden"
          >
            {clearable ? 'Calendar' : 'Pick'}
            <span className="sr-only">
              {clearable ? ' for' : ''} {label}
            </span>
          </Button>
          {clearable && value !== '' && !readOnly ? (
            <Button onClick={clear} className="h-10">
              Clear<span className="sr-only"> {label}</span>
            </Button>
          ) : null}
        </div>
      </FieldFrame>
      {open ? (
        <DateCalendar {...{ label, value, format, today, onChange }} onClose={close} />
      ) : null}
    </div>
  );
}
