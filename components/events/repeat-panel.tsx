'use client';
/** Creates an event on several days, one after another. Loaded when it is opened. */
import { allForYear } from '@18f/us-federal-holidays';
import { useId, useState } from 'react';
import { AppLink, SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { FIELD_BOX, FieldFrame, SelectField } from '@/components/ui/field';
import { LeaveGuard } from '@/components/ui/leave-guard';
import { CELL_LINK } from '@/components/ui/table';
import type { Sent } from '@/lib/browser/send';
import { DATE_TIME, partsOf } from '@/lib/format/typed-date';
import { addDays, daysBetween, formatWeekday } from '@/lib/format/wall-clock';
import type { EventValues } from '@/lib/forms/event';
import { MOST_REPEATS, REPEAT_RULES, type RepeatRule, repeatDays } from '@/lib/forms/repeat';
import { eventList } from '@/lib/list/definitions/events';
import { routes } from '@/lib/routes';

interface RepeatPanelProps {
  /** The checked values of the form; null where one is invalid, which the form then shows. */
  validate: () => EventValues | null;
  values: EventValues;
  create: (values: EventValues) => Promise<Sent>;
  onClose: () => void;
  /** `YYYY-MM-DD`. */
  today: string;
}

type Result =
  | { kind: 'creating' }
  | { kind: 'created'; eventId: string | null }
  | { kind: 'failed' | 'unknown'; message: string; signedOut: boolean };

const RULES = Object.keys(REPEAT_RULES).filter((rule): rule is RepeatRule => rule in REPEAT_RULES);

/** The federal holiday that is observed on a day. */
function holidayOn(day: string): string | null {
  const year = Number(day.slice(0, 4));
  // New Year's Day may be observed on December 31.
  const holidays = [year, year + 1].flatMap((one) => allForYear(one));
  return holidays.find(({ dateString }) => dateString === day)?.name ?? null;
}

/** The values with another day; the event keeps its length. */
function onDay(values: EventValues, day: string): EventValues {
  const { startDateTime, endDateTime } = values;
  const [start, end] = [partsOf(startDateTime).day, partsOf(endDateTime).day];
  const length = start && end ? daysBetween(start, end) : 0;
  return {
    ...values,
    startDateTime: DATE_TIME.withDay(startDateTime, day),
    endDateTime: DATE_TIME.withDay(endDateTime, addDays(day, length)),
  };
}

export function RepeatPanel({ validate, values, create, onClose, today }: RepeatPanelProps) {
  const id = useId();
  const [rule, setRule] = useState<RepeatRule>('weekly');
  const [count, setCount] = useState('4');
  const [skips, setSkips] = useState(false);
  const [edited, setEdited] = useState<string[] | null>(null);
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({});
  const first = partsOf(values.startDateTime).day;
  const isSkipped = (day: string) => skips && holidayOn(day) !== null;
  const days = edited ?? (first ? repeatDays(first, rule, Number(count), isSkipped) : []);
  const resultOf = (day: string) => results[day];
  const started = Object.keys(results).length > 0;
  const running = Object.values(results).some(({ kind }) => kind === 'creating');
  const due = days.filter((day) => day !== '' && resultOf(day)?.kind !== 'created');
  const isDouble = new Set(days).size < days.length;

  const createOn = async (checked: EventValues, day: string): Promise<boolean> => {
    const put = (result: Result) => setResults((all) => ({ ...all, [day]: result }));
    put({ kind: 'creating' });
    const sent = await create(onDay(checked, day));
    if (sent.ok) put({ kind: 'created', eventId: sent.createdId });
    else {
      const { message, signedOut, uncertain } = sent;
      put({ kind: uncertain ? 'unknown' : 'failed', message, signedOut });
    }
    return sent.ok;
  };

  /** Stops at the first failure. Events whose creation has an unknown outcome are created again by their own button only. */
  const createAll = async () => {
    const checked = validate();
    if (running || !checked) return;
    setEdited(days);
    for (const day of due) {
      if (resultOf(day)?.kind === 'unknown') continue;
      if (!(await createOn(checked, day))) return;
    }
  };

  const createAgain = (day: string) => {
    const checked = validate();
    if (!running && checked) void createOn(checked, day);
  };

  return (
    <section aria-labelledby={id} className="space-y-4 rounded border border-line bg-sunken p-4">
      <LeaveGuard active={running || (started && due.length > 0)} />
      <h3 id={id} className="font-semibold">
        Repeat this event
      </h3>
      {first === null ? (
        <p className="text-sm">Enter the start date and time of the first event above.</p>
      ) : (
        <>
          <fieldset disabled={started} className="grid gap-4 sm:grid-cols-3">
            <SelectField
              id={`${id}rule`}
              name="rule"
              label="How often"
              value={rule}
              choices={RULES}
              textOf={(choice) => REPEAT_RULES[RULES.find((known) => known === choice) ?? 'weekly']}
              always
              onChange={(chosen) => {
                setRule(RULES.find((known) => known === chosen) ?? 'weekly');
                setEdited(null);
              }}
            />
            <SelectField
              id={`${id}count`}
              name="count"
              label="Number of events"
              value={count}
              choices={Array.from({ length: MOST_REPEATS - 1 }, (_, index) => String(index + 2))}
              always
              onChange={(chosen) => {
                setCount(chosen);
                setEdited(null);
              }}
            />
            <label className="flex min-h-10 items-center gap-2 self-end text-sm">
              <input
                type="checkbox"
                checked={skips}
                onChange={({ target }) => {
                  setSkips(target.checked);
                  setEdited(null);
                }}
              />
              Skip federal holidays
            </label>
          </fieldset>
          <ol className="divide-y divide-line rounded border border-line bg-surface">
            {days.map((day, position) => (
              <RepeatDay
                // Its day may be edited.
                // biome-ignore lint/suspicious/noArrayIndexKey: a day has no state of its own
                key={position}
                id={`${id}day${position}`}
                number={position + 1}
                day={day}
                today={today}
                result={resultOf(day)}
                onChange={(to) => setEdited(days.with(position, to))}
                onRemove={() => setEdited(days.toSpliced(position, 1))}
                onCreate={() => createAgain(day)}
              />
            ))}
          </ol>
          {isDouble ? (
            <p role="alert" className="text-danger text-sm">
              A date appears twice. Change or remove one of them.
            </p>
          ) : null}
          <div className="flex flex-wrap items-center gap-2">
            <Button
              weight="primary"
              aria-disabled={running || isDouble || due.length === 0}
              onClick={() => (isDouble || due.length === 0 ? undefined : void createAll())}
            >
              {createLabel(running, started, due.length)}
            </Button>
            {started ? null : <Button onClick={onClose}>Do not repeat</Button>}
            {due.length === 0 && started ? (
              <p role="status">
                All events are created.{' '}
                <AppLink
                  href={`${eventList.path}?from=${days.at(0)}&to=${days.at(-1)}`}
                  className={CELL_LINK}
                >
                  Show the events of these days
                </AppLink>
              </p>
            ) : null}
          </div>
        </>
      )}
    </section>
  );
}

function createLabel(running: boolean, started: boolean, due: number): string {
  if (running) return 'Creating…';
  const events = due === 1 ? '1 event' : `${due} events`;
  return started && due > 0 ? `Continue with ${events}` : `Create ${events}`;
}

interface RepeatDayProps {
  id: string;
  number: number;
  day: string;
  today: string;
  result: Result | undefined;
  onChange: (day: string) => void;
  onRemove: () => void;
  onCreate: () => void;
}

function RepeatDay(props: RepeatDayProps) {
  const { id, number, day, today, result, onChange, onRemove, onCreate } = props;
  const holiday = day === '' ? null : holidayOn(day);
  const isOpen = result === undefined || result.kind === 'failed';
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-1 px-3 py-2 text-sm">
      <FieldFrame id={id} label={`Date ${number}`}>
        <input
          id={id}
          type="date"
          value={day}
          readOnly={!isOpen}
          onChange={({ target }) => onChange(target.value)}
          className={FIELD_BOX}
        />
      </FieldFrame>
      <p className="min-h-10 grow content-center">
        {day === '' ? 'Enter a date or remove this one.' : formatWeekday(day, today)}
        {holiday ? <span className="text-warning"> · {holiday}</span> : null}
      </p>
      <p role="status" className="min-h-10 content-center">
        {result ? <ResultText result={result} /> : null}
      </p>
      {result?.kind === 'unknown' ? <Button onClick={onCreate}>Create again</Button> : null}
      {isOpen ? (
        <Button onClick={onRemove}>
          Remove<span className="sr-only"> date {number}</span>
        </Button>
      ) : null}
    </li>
  );
}

function ResultText({ result }: { result: Result }) {
  if (result.kind === 'creating') return 'Creating…';
  if (result.kind === 'created') {
    return result.eventId === null ? (
      'Created'
    ) : (
      <AppLink href={routes.event(result.eventId)} className={CELL_LINK}>
        Created
      </AppLink>
    );
  }
  return (
    <span className="text-danger">
      {result.kind === 'failed' ? 'Not created' : 'We do not know whether it was created'}:{' '}
      {result.message} {result.kind === 'unknown' ? 'Check the list of events first. ' : null}
      {result.signedOut ? <SignInAgain /> : null}
    </span>
  );
}
