'use client';
/** The fields of an event's form, in the order in which an event is planned. */
import { LikelyMatches } from '@/components/forms/likely-matches';
import { DateField } from '@/components/ui/date-field';
import { FIELD_BOX, FieldFrame, type FieldProps, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { SwitchField } from '@/components/ui/switch-field';
import { YesNoField } from '@/components/ui/yes-no-field';
import type { EventField } from '@/lib/forms/event-fields';
import { EventFormAudience } from './event-form-audience';
import { EventFormDates } from './event-form-dates';
import { EventFormLink } from './event-form-link';
import type { EventFormLookups } from './event-form-lookups';
import { EventFormStatus } from './event-form-status';

interface EventFormFieldsProps {
  /** Null: a new one. */
  eventId: number | null;
  /** Empty for none, null for a new event. */
  storedStatus: string | null;
  state: string;
  lookups: EventFormLookups;
  /** Ids of the organizations that the event is attached to. */
  attached: number[];
  today: string;
  endless: boolean;
  filledEnd: string;
  field: (name: EventField) => FieldProps;
  /** The start has been filled in. */
  onStart: () => void;
}

const ROW = 'grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3';

export function EventFormFields(props: EventFormFieldsProps) {
  const { eventId, storedStatus, state, lookups, attached, today, field } = props;
  const { counties, audienceTypes } = lookups;
  const isNew = eventId === null;
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {(['eventName', 'location'] as const).map((name) => (
          <div key={name} className="min-w-0">
            <TextField {...field(name)} required={name === 'location'} />
            {isNew ? <LikelyMatches index="events" typed={field(name).value} /> : null}
          </div>
        ))}
      </div>
      <EventFormLink field={field('linkedOrganization')} attached={attached} />
      <div className={ROW}>
        <TextField {...field('address')} />
        <TextField {...field('city')} />
        <EventState state={state} />
        <TextField {...field('zip')} />
        <SelectField
          {...field('county')}
          choices={'values' in counties ? counties.values : []}
          hint={'message' in counties ? counties.message : undefined}
        />
      </div>
      <EventFormDates {...props} />
      <EventFormStatus storedStatus={storedStatus} lookups={lookups} field={field} />
      <div className={ROW}>
        <YesNoField {...field('regsite')} />
        <YesNoField {...field('neworg')} />
        <YesNoField {...field('electedOfficial')} />
        <TextField {...field('audienceCount')} inputMode="numeric" />
        <DateField {...field('surveyDateTime')} timed={false} today={today} />
        <TextField
          {...field('surveyCount')}
          inputMode="numeric"
          hint="Total # of surveys received."
        />
      </div>
      <EventFormAudience
        eventId={eventId}
        types={audienceTypes}
        field={field('addedAudienceTypes')}
      />
      {isNew ? (
        <SwitchField
          {...field('joinEvent')}
          hint="You become a presenter of the event and are sent its calendar invite."
        />
      ) : (
        <YesNoField {...field('deleteflag')} />
      )}
    </>
  );
}

function EventState({ state }: { state: string }) {
  return (
    <FieldFrame id="event-state" label="State">
      <input
        id="event-state"
        type="text"
        value={state}
        disabled
        className={`${FIELD_BOX} disabled:bg-sunken`}
      />
    </FieldFrame>
  );
}
