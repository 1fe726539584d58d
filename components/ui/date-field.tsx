'use client';
/**
 * A date, with or without a time of day, as text that is typed or picked from a calendar. What can be read is written
 * out in full once the person goes on; what cannot be read stays as it was typed.
 */
import { useRef, useState } from 'react';
import type { DateFormat } from '@/lib/format/typed-date';
import { AwaitedCalendar } from './awaited-calendar';
import { Button } from './button';
import { describedBy, FIELD_BOX, FieldFrame, type FieldProps } from './field';
import { keepFocus } from './keep-focus';
import { lazyPart } from './lazy-part';

const DateCalendar = lazyPart(
  async () => (await import('./date-calendar')).DateCalendar,
  AwaitedCalendar,
);

interface DateFieldProps extends FieldProps {
  format: DateFormat;
  /** `YYYY-MM-DD`, today for the agency. */
  today: string;
  /** A button empties it. */
  clearable?: boolean;
  /** The text was filled in, not typed: a press into it selects it, so that typing takes its place. */
  filled?: boolean;
  /** The person has gone on to something else. */
  onLeave?: () => void;
}

export function DateField(props: DateFieldProps) {
  const { id, name, label, value, onChange, required, readOnly, format, today, onLeave } = props;
  const { clearable = false, filled = false } = props;
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
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what the focus leaves
    <div
      className="min-w-0"
      onBlur={({ target, currentTarget, relatedTarget }) => {
        // Typing is done when the text is left, picking when all of it is.
        if (target === input.current || !currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <FieldFrame {...props} hint={hint}>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            id={id}
            name={name}
            type="text"
            autoComplete="off"
            placeholder={format.placeholder}
            value={value}
            readOnly={readOnly}
            {...describedBy({ ...props, hint })}
            aria-required={required}
            onFocus={() => {
              entered.current = true;
            }}
            // Only after the press, which places the caret; a text that was marked by dragging stays marked.
            onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
              const marked = selectionStart !== selectionEnd;
              if (filled && entered.current && !marked) input.current?.select();
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
        <DateCalendar
          label={label}
          value={value}
          format={format}
          today={today}
          onChange={onChange}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
