'use client';
import { useState } from 'react';
import { draftKey } from '@/components/forms/draft';
import { FormBody } from '@/components/forms/form-body';
import { type SavedForm, useForm, useRedirect } from '@/components/forms/use-form';
import { showMessage } from '@/components/ui/messages';
import { Panel } from '@/components/ui/panel';
import type { Event } from '@/lib/contract/entities/event';
import { pathTo } from '@/lib/contract/paths';
import { organizationName } from '@/lib/format/record-names';
import { anHourLater, DATE_TIME } from '@/lib/format/typed-date';
import { EVENT, type EventValues, eventErrors } from '@/lib/forms/event';
import { routes } from '@/lib/routes';
import { type EventFormData, EventFormFields } from './event-form-fields';
import { EventFormOrganizations } from './event-form-organizations';

interface EventFormProps extends EventFormData {
  title: string;
  organizations: Event['organizations'];
  /** Owner of the draft. */
  person: string;
}

/** Where a new event is listed. */
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

  /** Sets an empty end to one hour after the start, when the start was changed. */
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
          <StatusEffects isNew={isNew} values={form.values} attached={attached} />
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

interface StatusEffectsProps {
  isNew: boolean;
  values: EventValues;
  attached: Event['organizations'];
}

const NAMED = 5;

/** Saving gives all organizations of the event its status (legacy-api.md D10). */
function StatusEffects({ isNew, values, attached }: StatusEffectsProps) {
  const { status, linkedOrganization: linked } = values;
  const joins = linked && !attached.some(({ orgId }) => orgId === linked.id) ? [linked.text] : [];
  const others = status === '' ? [] : attached.filter(({ lastStatus }) => lastStatus !== status);
  const names = [...others.map(organizationName), ...joins];
  const [only, ...more] = names;
  const withoutStatus = isNew
    ? ' to the status that new events begin with'
    : ', because no status is chosen';
  return (
    <p role="status" className="max-w-3xl text-sm wrap-anywhere empty:hidden">
      {only === undefined ? null : (
        <>
          Saving also {status === '' && !isNew ? 'takes away' : 'sets'} the last status of{' '}
          {more.length > 0 ? (
            `${names.length} organizations`
          ) : (
            <bdi className="font-bold">{only}</bdi>
          )}
          {status === '' ? withoutStatus : ' to '}
          <b>{status}</b>
          {more.length > 0 ? ': ' : null}
          {more.length > 0 ? <bdi>{names.slice(0, NAMED).join(', ')}</bdi> : null}
          {names.length > NAMED ? ` and ${names.length - NAMED} more` : null}.
        </>
      )}
    </p>
  );
}
