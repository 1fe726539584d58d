'use client';
/** The numbers and the status of one past event. Saving keeps the row in the list. */
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { draftKey } from '@/components/forms/draft';
import { FormBody } from '@/components/forms/form-body';
import { FormField } from '@/components/forms/form-field';
import { useForm } from '@/components/forms/use-form';
import { AppLink } from '@/components/ui/app-link';
import { DateField } from '@/components/ui/date-field';
import { CELL_LINK, RowLink } from '@/components/ui/table';
import type { Event } from '@/lib/contract/entities/event';
import { pathTo } from '@/lib/contract/paths';
import { DAY } from '@/lib/format/typed-date';
import { EVENT, type EventValues, eventErrors } from '@/lib/forms/event';
import type { Choices } from '@/lib/list/choices';
import { routes } from '@/lib/routes';
import { StatusEffects } from './status-effects';

export interface CloseOutEvent {
  eventId: number;
  place: string;
  name: string | null;
  /** Date and time as people write them. */
  when: string;
  /** Wall clock. */
  startDateTime: string;
  organizations: Event['organizations'];
  saved: EventValues;
}

export interface RowHandle {
  /** Resolves to whether the row was saved. The row shows why it was not. */
  save(): Promise<boolean>;
}

interface CloseOutRowProps {
  ref: Ref<RowHandle>;
  event: CloseOutEvent;
  statuses: Choices;
  /** Owner of the drafts. */
  person: string;
  /** `YYYY-MM-DD`. */
  today: string;
  onChanged: (eventId: number, isChanged: boolean) => void;
}

export function CloseOutRow({ ref, event, statuses, person, today, onChanged }: CloseOutRowProps) {
  const { eventId, place, name, when, organizations, startDateTime, saved } = event;
  const form = useForm({
    form: EVENT,
    saved,
    // That of the edit form: a number that was typed here is not lost there.
    draft: draftKey(routes.editEvent(eventId), person),
    check: (values) => eventErrors(values, saved).errors,
    target: { method: 'PUT', path: pathTo('eventForm', { eventId }) },
  });
  const { dirty, phase } = form;
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => onChanged(eventId, dirty), [eventId, dirty, onChanged]);
  useImperativeHandle(ref, () => ({ save: async () => (await form.submit()) !== null }));
  const done = phase === 'saved';

  return (
    <li ref={box} tabIndex={-1} className="px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <AppLink href={routes.event(eventId)} className={CELL_LINK}>
          <bdi className="wrap-anywhere">{place}</bdi>
        </AppLink>
        <span className="text-muted text-sm">{when}</span>
        {name ? <bdi className="text-sm wrap-anywhere">{name}</bdi> : null}
        {done ? (
          <span role="status" className="font-semibold text-sm text-success">
            Saved
          </span>
        ) : null}
        <span className="ml-auto text-sm">
          <RowLink href={routes.editEvent(eventId)} text="Edit" what={`event at ${place}`} />
        </span>
      </div>
      {done ? (
        <p className="text-muted text-sm">{summary(form.values)}</p>
      ) : (
        <FormBody
          form={form}
          label={`${place}, ${when}`}
          save="Save"
          onSaved={() => box.current?.focus()}
          className="grid gap-2 pt-2"
        >
          <div className="grid grid-cols-2 gap-x-4 gap-y-2 lg:grid-cols-[8rem_16rem_8rem_14rem]">
            <FormField form={form} name="audienceCount" />
            <DateField {...form.field('surveyDateTime')} format={DAY} today={today} />
            <FormField form={form} name="surveyCount" />
            <FormField form={form} name="status" choices={statuses} />
          </div>
          {dirty ? (
            <StatusEffects
              isNew={false}
              values={form.values}
              attached={organizations}
              since={startDateTime}
            />
          ) : null}
        </FormBody>
      )}
    </li>
  );
}

function summary({ audienceCount, surveyDateTime, surveyCount, status }: EventValues): string {
  return [
    audienceCount && `Audience count ${audienceCount}`,
    surveyDateTime && `survey sent ${surveyDateTime}`,
    surveyCount && `survey count ${surveyCount}`,
    status,
  ]
    .filter(Boolean)
    .join(' · ');
}
