'use client';
/** The form of an event, for a new one and for one that is there. */
import { useState } from 'react';
import { draftKey } from '@/components/forms/draft';
import { FormBody } from '@/components/forms/form-body';
import { type SavedForm, useForm } from '@/components/forms/use-form';
import { useRedirect } from '@/components/forms/use-redirect';
import { showMessage } from '@/components/ui/messages';
import { Panel } from '@/components/ui/panel';
import { pathTo } from '@/lib/contract/paths';
import { anHourLater, DATE_TIME } from '@/lib/format/typed-date';
import { EVENT, type EventValues, eventErrors } from '@/lib/forms/event';
import type { Event } from '@/lib/legacy/events';
import { routes } from '@/lib/routes';
import { EventFormEffects } from './event-form-effects';
import { EventFormFields, type EventFormLookups } from './event-form-fields';
import { EventFormOrganizations } from './event-form-organizations';

interface EventFormProps {
  /** Null: a new one. */
  eventId: number | null;
  title: string;
  saved: EventValues;
  state: string;
  organizations: Event['organizations'];
  lookups: EventFormLookups;
  /** `YYYY-MM-DD`, for the agency. */
  today: string;
  /** Whose unsaved changes are kept. */
  person: string;
}

/** Where a new event shows. */
const LOOK = { href: routes.events, text: 'the list of events' };

export function EventForm(props: EventFormProps) {
  const { eventId, title, saved, state, organizations, lookups, today, person } = props;
  const isNew = eventId === null;
  const redirect = useRedirect(isNew ? 3 : 1);
  const [attached, setAttached] = useState(organizations);
  const [filledEnd, setFilledEnd] = useState('');
  const form = useForm({
    form: EVENT,
    saved,
    draft: draftKey(isNew ? routes.newEvent : routes.editEvent(eventId), person),
    check: (values) => {
      const { errors, warning } = eventErrors(values, saved);
      if (warning) showMessage('warning', warning, 5);
      return errors;
    },
    target: isNew
      ? { method: 'POST', path: pathTo('eventForms') }
      : { method: 'PUT', path: pathTo('eventForm', { eventId }) },
  });

  /** An empty end becomes one hour after a start that was set here; a start that is only looked at sets none. */
  const setEnd = () => {
    const { startDateTime, endDateTime } = form.values;
    if (endDateTime.trim() !== '' || startDateTime === saved.startDateTime) return;
    const start = DATE_TIME.read(startDateTime);
    const end = DATE_TIME.print(start && anHourLater(start));
    if (end === '') return;
    form.change('endDateTime', end);
    setFilledEnd(end);
  };

  const onSaved = ({ createdId }: SavedForm<EventValues>) => {
    if (isNew) {
      showMessage('success', 'New Event is created! PLEASE WAIT FOR THE PAGE TO REFRESH!', 3.5);
    } else {
      showMessage('info', 'Event has been updated!', 6);
    }
    const id = eventId ?? createdId;
    redirect((router) => router.push(id === null ? routes.events : routes.event(id)));
  };

  return (
    <div className="grid gap-4">
      <Panel title={<bdi>{title}</bdi>}>
        <FormBody
          form={form}
          look={LOOK}
          save="Save Event"
          // The Enter key submits without leaving the start field. An existing event gets no end that was not shown.
          onSubmit={isNew ? setEnd : undefined}
          onSaved={onSaved}
          className="space-y-5 px-4 py-4"
        >
          <EventFormFields
            {...{ form, eventId, saved, state, lookups, today, filledEnd }}
            attached={attached.map(({ orgId }) => orgId)}
            onStart={setEnd}
          />
          <EventFormEffects
            isNew={isNew}
            status={form.values.status}
            attached={attached}
            linked={form.values.linkedOrganization}
          />
        </FormBody>
      </Panel>
      {isNew ? null : (
        <EventFormOrganizations
          eventId={eventId}
          attached={attached}
          onRemoved={(orgId) => setAttached((all) => all.filter((one) => one.orgId !== orgId))}
        />
      )}
    </div>
  );
}
