'use client';
/**
 * A day, typed as MM/DD/YYYY or picked from a calendar, which is loaded when it is first asked for. Whatever is
 * typed stays as it is; whether it is a day is said when the form is saved.
 */
import { useRef, useState } from 'react';
import { printTypedDay, readTypedDay } from '@/lib/format/typed-day';
import { AwaitedCalendar } from './awaited-calendar';
import { Button } from './button';
import { describedBy, FIELD_BOX, FieldFrame, type FieldProps } from './field';
import { lazyPart } from './lazy-part';

const OneDayPicker = lazyPart(
  async () => (await import('./one-day-picker')).OneDayPicker,
  AwaitedCalendar,
);

interface DayFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, today for the agency. */
  today: string;
}

export function DayField(props: DayFieldProps) {
  const { id, name, label, value, onChange, required, readOnly, today } = props;
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const close = () => {
    setOpen(false);
    input.current?.focus();
  };

  return (
    <FieldFrame {...props}>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/DD/YYYY"
          value={value}
          readOnly={readOnly}
          {...describedBy(props)}
          aria-required={required}
          onChange={(event) => onChange(event.target.value)}
          className={`${FIELD_BOX} max-w-40 flex-1`}
        />
        <Button
          aria-expanded={open}
          disabled={readOnly}
          onPointerEnter={OneDayPicker.preload}
          onFocus={OneDayPicker.preload}
          onClick={() => setOpen(!open)}
        >
          Calendar<span className="sr-only"> for {label}</span>
        </Button>
        {value !== '' && !readOnly ? (
          <Button
            onClick={() => {
              onChange('');
              close();
            }}
          >
            Clear<span className="sr-only"> {label}</span>
          </Button>
        ) : null}
      </div>
      {open ? (
        <OneDayPicker
          label={label}
          day={readTypedDay(value)}
          today={today}
          onPick={(day) => {
            onChange(printTypedDay(day));
            close();
          }}
          onClose={close}
        />
      ) : null}
    </FieldFrame>
  );
}
