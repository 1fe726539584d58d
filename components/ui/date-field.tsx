'use client';
/**
 * A date, with or without a time of day, as text that is typed or picked from a calendar. What can be read is written
 * out in full once the person goes on; what cannot be read stays as it was typed.
 */
import { useRef, useState } from 'react';
import { printDateTime, printDay, readDateTime, readDay } from '@/lib/format/typed-date';
import { AwaitedCalendar } from './awaited-calendar';
import { Button } from './button';
import { describedBy, FIELD_BOX, FieldFrame, type FieldProps } from './field';
import { lazyPart } from './lazy-part';

const DateCalendar = lazyPart(
  async () => (await import('./date-calendar')).DateCalendar,
  AwaitedCalendar,
);

interface DateFieldProps extends FieldProps {
  /** A time of day belongs to it. */
  timed: boolean;
  /** `YYYY-MM-DD`, today for the agency. */
  today: string;
  /** The text was filled in, not typed: a press into it selects it, so that typing takes its place. */
  filled?: boolean;
  /** The person has gone on to something else. */
  onLeave?: () => void;
}

export function DateField(props: DateFieldProps) {
  const { id, name, label, value, onChange, required, readOnly, timed, today, onLeave } = props;
  const { filled = false } = props;
  const [open, setOpen] = useState(false);
  const entered = useRef<boolean>(false);
  const input = useRef<HTMLInputElement>(null);
  const format = timed
    ? 'Month-day-year hour:minute AM/PM, as in 05-03-2026 09:30 AM.'
    : 'Month-day-year, as in 05-03-2026.';
  const hint = props.hint ? `${props.hint} ${format}` : format;

  const leave = () => {
    const written = timed ? printDateTime(readDateTime(value)) : printDay(readDay(value));
    if (written !== '' && written !== value) onChange(written);
    onLeave?.();
  };

  const close = () => {
    setOpen(false);
    input.current?.focus();
  };

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
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            name={name}
            type="text"
            autoComplete="off"
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
            className={FIELD_BOX}
          />
          <Button
            aria-expanded={open}
            aria-disabled={readOnly}
            onPointerEnter={DateCalendar.preload}
            onFocus={DateCalendar.preload}
            onClick={() => setOpen(!open && !readOnly)}
            className="h-10 noscript:hidden"
          >
            Pick<span className="sr-only"> {label}</span>
          </Button>
        </div>
      </FieldFrame>
      {open ? (
        <DateCalendar
          label={label}
          value={value}
          timed={timed}
          today={today}
          onChange={onChange}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
