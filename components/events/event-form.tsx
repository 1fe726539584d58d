'use client';
import { useState } from 'react';
import { draftKey } from '@/components/forms/draft';
import { FormBody } from '@/components/forms/form-body';
import { type SavedForm, useForm, useRedirect } from '@/components/forms/use-form';
import { buttonLook } from '@/components/ui/button';
import { HydratedButton } from '@/components/ui/hydrated-button';
import { lazyPart, Nothing } from '@/components/ui/lazy-part';
import { showMessage } from '@/components/ui/messages';
import { Panel } from '@/components/ui/panel';
import { sendToProxy } from '@/lib/browser/send';
import type { Event } from '@/lib/contract/entities/event';
import { pathTo } from '@/lib/contract/paths';
import { anHourLater, DATE_TIME } from '@/lib/format/typed-date';
import { EVENT, type EventValues, eventErrors } from '@/lib/forms/event';
import type { Choice } from '@/lib/forms/field';
import { routes } from '@/lib/routes';
import { type EventFormData, EventFormFields } from './event-form-fields';
import { EventFormOrganizations } from './event-form-organizations';
import { OverlapWarning } from './overlap-warning';
import { StatusEffects } from './status-effects';
import { type Filled, useOrganizationFill } from './use-organization-fill';

const RepeatPanel = lazyPart(async () => (await import('./repeat-panel')).RepeatPanel, Nothing);

interface EventFormProps extends EventFormData {
  title: string;
  organizations: Event['organizations'];
  /** Address of the form, which names its draft. */
  address: string;
  /** Of `useOrganizationFill`. */
  filled: Filled | null;
  /** Organizations that are added after a creation. */
  alsoLinked: Choice[];
  /** The choice of further dates is open at first. */
  repeats: boolean;
  /** Owner of the draft. */
  person: string;
}

/** Where a new event is listed. */
const LOOK = { href: routes.events, text: 'the list of events' };

export function EventForm(props: EventFormProps) {
  const { eventId, title, saved, state, organizations, lookups, today, person } = props;
  const { address, alsoLinked } = props;
  const isNew = eventId === null;
  const redirect = useRedirect(isNew ? 3 : 1);
  const [attached, setAttached] = useState(organizations);
  const [filledEnd, setFilledEnd] = useState('');
  const form = useForm({
    form: EVENT,
    saved,
    draft: draftKey(address, person),
    check: (values) => {
      const { errors, warning } = eventErrors(values, saved);
      if (warning) showMessage('warning', warning, 5);
      return errors;
    },
    target: isNew
      ? { method: 'POST', path: pathTo('eventForms') }
      : { method: 'PUT', path: pathTo('eventForm', { eventId }) },
  });

  const fill = useOrganizationFill(form, props.filled);
  const [repeats, setRepeats] = useState(props.repeats);

  const linkOthers = async (createdId: string | null) => {
    if (createdId === null) return;
    const failed: string[] = [];
    for (const { id, text } of alsoLinked) {
      const path = pathTo('eventOrganization', { eventId: createdId, orgId: id });
      const sent = await sendToProxy({ method: 'POST', path, body: {} });
      if (!sent.ok) failed.push(text);
    }
    if (failed.length === 0) return;
    const names = failed.join(', ');
    showMessage('error', `Not added to the event: ${names}. Add them with Edit event.`, 12);
  };

  const create = async (values: EventValues) => {
    const sent = await sendToProxy({
      method: 'POST',
      path: pathTo('eventForms'),
      body: { values },
    });
    if (sent.ok) await linkOthers(sent.createdId);
    return sent;
  };

  const { startDateTime, endDateTime, joinEvent } = form.values;
  const isMoved = startDateTime !== saved.startDateTime || endDateTime !== saved.endDateTime;
  const joining = joinEvent ? [person] : [];
  /** Whose other events may overlap. */
  const concerned = isNew ? joining : isMoved ? 'event' : [];

  /** Sets an empty end to one hour after the start, when the start was changed. */
  const setEnd = () => {
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
    if (isNew) void linkOthers(createdId);
    // Back leads to the list and not into the form.
    redirect((router) => router.replace(id === null ? routes.events : routes.event(id)));
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
            fill={fill}
            alsoLinked={alsoLinked}
          />
          <OverlapWarning
            start={DATE_TIME.read(startDateTime)}
            end={DATE_TIME.read(endDateTime)}
            eventId={eventId}
            people={concerned}
            person={person}
          />
          <StatusEffects isNew={isNew} values={form.values} attached={attached} />
        </FormBody>
        {isNew ? (
          <div className="border-line border-t px-4 py-4">
            {repeats ? (
              <RepeatPanel
                validate={() => form.validate()}
                values={form.values}
                create={create}
                onClose={() => setRepeats(false)}
                today={today}
              />
            ) : (
              <HydratedButton onClick={() => setRepeats(true)} className={buttonLook('secondary')}>
                Repeat…
              </HydratedButton>
            )}
          </div>
        ) : null}
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
