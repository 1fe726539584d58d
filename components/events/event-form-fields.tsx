'use client';
import { useRef } from 'react';
import { FIELD_GRID, FormField } from '@/components/forms/form-field';
import { OrganizationPicker } from '@/components/forms/organization-picker';
import type { FormState } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { FIELD_BOX, FieldFrame, SelectField } from '@/components/ui/field';
import { keepFocus } from '@/components/ui/focus';
import { SwitchField } from '@/components/ui/switch-field';
import { DATE_TIME, DAY } from '@/lib/format/typed-date';
import {
  CANCEL_REASONS,
  CANCELLED,
  cancelReasonText,
  EVENT,
  type EventValues,
} from '@/lib/forms/event';
import type { Choice } from '@/lib/forms/field';
import type { AudienceType } from '@/lib/legacy/lookups';
import type { Choices } from '@/lib/list/choices';
import { EventFormAudience } from './event-form-audience';
import type { OrganizationFill } from './use-organization-fill';

export interface EventFormData {
  /** Null: a new event. */
  eventId: number | null;
  /** The values when the form was loaded. */
  saved: EventValues;
  state: string;
  lookups: Record<'counties' | 'types' | 'statuses', Choices> & {
    audienceTypes: Choices<AudienceType>;
  };
  /** `YYYY-MM-DD` in the agency's time zone. */
  today: string;
}

interface EventFormFieldsProps extends EventFormData {
  form: FormState<EventValues>;
  /** Ids of the event's organizations. */
  attached: number[];
  /** The end that was computed from the start; empty for none. */
  filledEnd: string;
  /** The start field was left. */
  onStart: () => void;
  fill: OrganizationFill;
  alsoLinked: Choice[];
}

const PAIR = 'grid gap-x-6 gap-y-4 sm:grid-cols-2';

export function EventFormFields(props: EventFormFieldsProps) {
  const { form, eventId, state, lookups, today } = props;
  const isNew = eventId === null;
  return (
    <>
      <div className={PAIR}>
        {(['eventName', 'location'] as const).map((name) => (
          <FormField key={name} form={form} name={name} similarIn={isNew ? 'events' : undefined} />
        ))}
      </div>
      <LinkedOrganization {...props} />
      <div className={FIELD_GRID}>
        <FormField form={form} name="address" />
        <FormField form={form} name="city" />
        <FieldFrame id="event-state" label="State">
          <input
            id="event-state"
            type="text"
            value={state}
            disabled
            className={`${FIELD_BOX} disabled:bg-sunken`}
          />
        </FieldFrame>
        <FormField form={form} name="zip" />
        <FormField form={form} name="county" choices={lookups.counties} />
      </div>
      <Dates {...props} />
      <TypeAndStatus {...props} />
      <div className={FIELD_GRID}>
        {(['regsite', 'neworg', 'electedOfficial', 'audienceCount'] as const).map((name) => (
          <FormField key={name} form={form} name={name} />
        ))}
        <DateField {...form.field('surveyDateTime')} format={DAY} today={today} />
        <FormField form={form} name="surveyCount" hint="Total # of surveys received." />
      </div>
      <EventFormAudience
        eventId={eventId}
        types={lookups.audienceTypes}
        field={form.field('addedAudienceTypes')}
      />
      {isNew ? (
        <SwitchField
          {...form.field('joinEvent')}
          hint="You become a presenter of the event and get its calendar invite by email."
        />
      ) : (
        <FormField form={form} name="deleteflag" />
      )}
    </>
  );
}

/** The organization that a save adds to the event. */
function LinkedOrganization({ form, eventId, attached, fill, alsoLinked }: EventFormFieldsProps) {
  const { id, label, value, error, readOnly = false, onChange } = form.field('linkedOrganization');
  return (
    <div className="space-y-3">
      <OrganizationPicker
        {...{ id, label, error, readOnly }}
        searchLabel={label}
        chosen={value}
        onChoose={eventId === null ? (chosen) => void fill.choose(chosen) : onChange}
        consequence={(chosen) => {
          const name = <bdi className="font-semibold">{chosen.text}</bdi>;
          return attached.includes(chosen.id) ? (
            <span className="min-w-0 text-warning wrap-anywhere">
              {name} is part of this event already.
            </span>
          ) : (
            <span className="min-w-0 wrap-anywhere">Save makes {name} part of this event.</span>
          );
        }}
      />
      {alsoLinked.length > 0 ? (
        <p className="text-sm">
          Save also adds <bdi>{alsoLinked.map(({ text }) => text).join(', ')}</bdi>.
        </p>
      ) : null}
      <div role="status" className="text-sm empty:hidden">
        <FillNotice fill={fill} />
      </div>
    </div>
  );
}

/** What the organization has filled in, and the way back. */
function FillNotice({ fill: { filled, failed, undo } }: { fill: OrganizationFill }) {
  if (failed) {
    return (
      <p>
        We could not load the address of <bdi>{failed}</bdi>. Enter the place yourself.
      </p>
    );
  }
  if (!filled) return null;
  const labels = EVENT.names
    .filter((name) => name in filled.values)
    .map((name) => EVENT.fields[name].label.toLowerCase());
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        We filled in {labels.join(', ')} from <bdi>{filled.name}</bdi>.
      </span>
      <Button onClick={undo}>Undo</Button>
    </p>
  );
}

// Always shown, so that nothing shifts.
const FILLED_IN = 'If you leave this empty, the event ends one hour after its start.';
const ENDLESS =
  'This event has no end yet. It needs one to be saved, because calendar invites and calendar files go from a start ' +
  'to an end.';

function Dates({ form, eventId, saved, today, filledEnd, onStart }: EventFormFieldsProps) {
  const end = form.field('endDateTime');
  const endless = eventId !== null && saved.endDateTime === '';
  const dated = { format: DATE_TIME, today };
  return (
    <div className={PAIR}>
      <DateField {...form.field('startDateTime')} {...dated} onLeave={onStart} />
      <DateField
        {...end}
        {...dated}
        filled={end.value !== '' && end.value === filledEnd}
        hint={endless ? ENDLESS : FILLED_IN}
      />
    </div>
  );
}

function TypeAndStatus({ form, eventId, saved, lookups }: EventFormFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { types, statuses } = lookups;
  const { status, cancelReason } = form.values;
  const cancelled = status === CANCELLED;
  const stays = cancelReason !== '' && !cancelled;

  const clear = () =>
    keepFocus(
      () => form.change('cancelReason', ''),
      () => box.current?.querySelector<HTMLElement>('[name="status"]'),
    );

  return (
    <div ref={box} className={FIELD_GRID}>
      <FormField form={form} name="eventType" choices={types} />
      <FormField
        form={form}
        name="status"
        choices={statuses}
        hint={statusHint(eventId === null ? null : saved.status, status)}
      />
      <div className="min-w-0">
        <SelectField
          {...form.field('cancelReason')}
          choices={CANCEL_REASONS}
          textOf={cancelReasonText}
          disabled={!cancelled}
          hint={
            stays
              ? `The event keeps this reason, although its status is not ${CANCELLED}.`
              : undefined
          }
        />
        {stays ? (
          <Button className="mt-2" onClick={clear}>
            Clear the reason
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The effect of no choice at the backend (legacy-api.md §3.5). `stored`: empty for none, null for a new event. */
function statusHint(stored: string | null, status: string): string | undefined {
  if (status !== '') return undefined;
  if (stored === null)
    return 'If you do not choose a status, the event gets the status of new events.';
  if (stored === '') return undefined;
  return `You cannot remove a status. If you do not choose another one, it stays ${stored}.`;
}
