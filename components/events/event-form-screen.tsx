import { BackToList } from '@/components/list/list-address';
import type { Visit } from '@/components/shell/protected-page';
import { ButtonLink } from '@/components/ui/button';
import { Notice, PageHeading } from '@/components/ui/panel';
import type { Event } from '@/lib/contract/entities/event';
import type { Organization } from '@/lib/contract/entities/organization';
import { eventPlace, organizationName } from '@/lib/format/record-names';
import { EVENT, type EventValues, STATE } from '@/lib/forms/event';
import { copyOf, placeOf } from '@/lib/forms/new-event';
import { getEvent } from '@/lib/legacy/events';
import {
  type AudienceType,
  listAudienceTypes,
  listCounties,
  listEventStatuses,
  listEventTypes,
} from '@/lib/legacy/lookups';
import { getOrganization } from '@/lib/legacy/organizations';
import { type Settled, settle } from '@/lib/legacy/settle';
import { choicesOf, pathChoices } from '@/lib/list/choices';
import { routes } from '@/lib/routes';
import { EventForm } from './event-form';

/** What a new event begins with. */
export interface NewEventStart {
  /** Address of the form, which names its draft. */
  address: string;
  orgId?: number | undefined;
  copyId?: number | undefined;
  /** The choice of further dates is open. */
  repeats: boolean;
}

const EMPTY: NewEventStart = { address: routes.newEvent, repeats: false };

/** `eventId`: null for a new event. Throws LegacyError when the event cannot be read; lookups may fail. */
export async function eventFormScreen(
  { context, person, today }: Pick<Visit, 'context' | 'person' | 'today'>,
  eventId: number | null,
  { address, orgId, copyId, repeats }: NewEventStart = EMPTY,
) {
  const [event, organization, copied, counties, types, statuses, audienceTypes] = await Promise.all(
    [
      eventId === null ? null : getEvent(context, eventId),
      orgId === undefined ? null : settle(getOrganization(context, orgId)),
      copyId === undefined ? null : settle(getEvent(context, copyId)),
      settle(listCounties(context)),
      settle(listEventTypes(context)),
      settle(listEventStatuses(context)),
      // -1 is the backend's "no event" (legacy-api.md §1.14).
      settle(listAudienceTypes(context, eventId ?? copyId ?? -1)),
    ],
  );
  const offered = audienceTypes.ok ? audienceTypes.value : [];
  const begun = event ? null : newEventOf(organization, copied, offered);
  return (
    <div>
      <PageHeading title={event ? 'Edit Event' : 'Create Event'}>
        <BackToList path={routes.events}>Go back to Events</BackToList>
        <ButtonLink href={routes.newEvent}>Create new event?</ButtonLink>
      </PageHeading>
      {begun?.failed ? (
        <div className="mb-4">
          <Notice kind="warning">
            We could not load the {begun.failed} that this event begins with. Enter the event
            yourself.
          </Notice>
        </div>
      ) : null}
      <EventForm
        // Navigation to another event starts with a new form.
        key={eventId ?? address}
        eventId={eventId}
        title={event ? event.eventName?.trim() || eventPlace(event) : 'New event'}
        saved={event ? EVENT.read(event) : (begun?.values ?? EVENT.blank)}
        address={eventId === null ? address : routes.editEvent(eventId)}
        filled={begun?.filled ?? null}
        alsoLinked={begun?.alsoLinked ?? []}
        repeats={repeats}
        // The form has no field for it, so another stored state must survive the save.
        state={event?.state || STATE}
        organizations={event?.organizations ?? []}
        lookups={{
          counties: choicesOf('counties', counties),
          types: pathChoices(choicesOf('eventTypes', types)),
          statuses: pathChoices(choicesOf('eventStatuses', statuses)),
          audienceTypes: audienceTypes.ok
            ? { values: begun ? offered.map((type) => ({ ...type, chosen: false })) : offered }
            : { message: 'Error occurred in retrieving audience types' },
        }}
        today={today}
        person={person}
      />
    </div>
  );
}

/** The first values of a new event, from another event, from an organization, or from both. */
function newEventOf(
  organization: Settled<Organization> | null,
  copied: Settled<Event> | null,
  audienceTypes: readonly AudienceType[],
) {
  const chosen = audienceTypes.filter((type) => type.chosen).map((type) => type.audienceTypeId);
  const [first = null, ...others] = copied?.ok
    ? copied.value.organizations.map((one) => ({ id: one.orgId, text: organizationName(one) }))
    : [];
  const values: EventValues = copied?.ok ? copyOf(copied.value, chosen) : EVENT.blank;
  const linked = organization?.ok
    ? { id: organization.value.orgId, text: organizationName(organization.value) }
    : first;
  const place = organization?.ok
    ? placeOf({ ...organization.value, name: organizationName(organization.value) })
    : {};
  return {
    values: { ...values, ...(copied?.ok ? {} : place), linkedOrganization: linked },
    filled: organization?.ok && !copied?.ok && linked ? { name: linked.text, values: place } : null,
    alsoLinked: others,
    failed: organization?.ok === false ? 'organization' : copied?.ok === false ? 'event' : null,
  };
}
