/** What coordinators write after a call: what happened, what they heard, what comes next. */
import { ORGANIZATION_STATUS, type OrganizationStatus } from '@/backend/demo/lookups';
import type { Part } from './compose';

const HEARD: Part = {
  chance: 0.45,
  oneOf: [
    'Many of their people do not know about the Ride Free permit.',
    'Most of the group rides {line} or gets a lift from family.',
    'They serve about {count} people a week who no longer drive.',
    'The nearest stop has no shelter, which worries the older riders.',
    'Several clients were turned down for paratransit and need help with the appeal.',
    'They asked for materials in Spanish and Polish.',
    'Dialysis trips are the most frequent question there.',
    'Their newsletter goes out to {count} households around {place}.',
    'The previous contact retired, so this was a first conversation.',
    'They had seen our table at the township fair.',
    'Transfers between {line} and the local bus confuse most of their clients.',
    'They would like a large-print version of the handout.',
    'Their own van only runs on {weekday}s.',
    'Half of the group uses a walker or a wheelchair.',
  ],
};

const TRY_AGAIN: Part = {
  chance: 0.7,
  oneOf: [
    'Will try again on {weekday}.',
    'Next try in the morning, when the front desk is staffed.',
    'Will send an e-mail if the next call fails too.',
    'Moved to next week’s call list.',
    'Trying the alternate number on {weekday}.',
  ],
};

const NEXT_STEP: Part = {
  chance: 0.75,
  oneOf: [
    'I will call back on {weekday}.',
    '{contact} will check the {month} calendar and let us know.',
    'Next step: send the flyer and the permit forms.',
    'They prefer a morning slot, after the coffee hour.',
    'Waiting for the room to be confirmed.',
    'Following up in two weeks.',
    'Please copy the regional coordinator on the reply.',
    'They need our certificate of insurance first.',
    'Will put them on the {month} mailing.',
  ],
};

const HAPPENED: Readonly<Record<OrganizationStatus, readonly string[]>> = {
  [ORGANIZATION_STATUS.notContacted]: [
    'Copied from the paper file; nobody has spoken with them yet.',
  ],
  [ORGANIZATION_STATUS.noAnswer]: [
    'Called the main number twice, no answer.',
    'Rang ten times, nobody picked up.',
    'The mailbox of {contact} was full, so no message left.',
    'Line was busy all afternoon.',
    'Reached the after-hours recording in the middle of the day.',
  ],
  [ORGANIZATION_STATUS.leftVoicemail]: [
    'Left {contact} a voicemail about a presentation in {month}.',
    'Left a message with the front desk for {contact}.',
    'Voicemail: introduced the program and left our number.',
    'Second voicemail for {contact} this month.',
    'Left a message asking who handles group activities now.',
  ],
  [ORGANIZATION_STATUS.emailSent]: [
    'E-mailed {contact} the program overview.',
    'Sent {contact} three possible dates by e-mail.',
    'Sent an e-mail after the call was cut off.',
    '{contact} asked to have everything in writing, so I wrote.',
  ],
  [ORGANIZATION_STATUS.followUpNeeded]: [
    '{contact} is interested but needs the approval of the board.',
    'Spoke with {contact}, who asked me to call again after the holidays.',
    '{contact} wants to combine our visit with the flu clinic.',
    'Good conversation with {contact}; the budget for snacks is the open question.',
    '{contact} is new in the job and will ask who decides.',
    'They would join if another group from {place} came along.',
  ],
  [ORGANIZATION_STATUS.informationSent]: [
    'Mailed {count} Reduced Fare brochures to {contact}.',
    'Sent the paratransit application packet and the rider guide.',
    'Dropped off posters and permit forms at the front desk.',
    'Sent {contact} the links to the trip planner and the fare table.',
    'Mailed a box of large-print guides, {count} copies.',
  ],
  [ORGANIZATION_STATUS.presentationScheduled]: [
    'Booked a presentation with {contact} for {month}.',
    '{contact} confirmed a {weekday} in {month}; expects {count} people.',
    'Scheduled travel training, starting with a ride on {line}.',
    'We are on the agenda of their {month} meeting.',
    'Agreed on a permit registration day in {month}.',
  ],
  [ORGANIZATION_STATUS.activePartner]: [
    '{contact} reports that the last group now rides {line} on their own.',
    'Quarterly check-in with {contact}, all well.',
    '{contact} sent us {count} completed permit applications.',
    'They renewed as a partner and keep our rack of brochures stocked.',
    '{contact} recommended us to the neighbors in {place}.',
    'Thanked {contact} for hosting; they want us back in {month}.',
  ],
  [ORGANIZATION_STATUS.notInterested]: [
    '{contact} says their residents all have rides of their own.',
    'Not interested this year, the calendar is full.',
    '{contact} asked not to be called before next spring.',
    'They run their own shuttle and see no need for now.',
  ],
  [ORGANIZATION_STATUS.wrongNumber]: [
    'The number belongs to a private household now.',
    'Wrong number; the receptionist there had never heard of {contact}.',
    'Number no longer in service.',
  ],
  [ORGANIZATION_STATUS.closed]: [
    'The program at {place} has closed for lack of funding.',
    'They moved and merged with a neighbor; keep for the record only.',
    'Building is being renovated, no groups until further notice.',
  ],
};

const REACHED_NOBODY: readonly OrganizationStatus[] = [
  ORGANIZATION_STATUS.noAnswer,
  ORGANIZATION_STATUS.leftVoicemail,
  ORGANIZATION_STATUS.wrongNumber,
];
const AT_AN_END: readonly OrganizationStatus[] = [
  ORGANIZATION_STATUS.closed,
  ORGANIZATION_STATUS.notContacted,
];

export function callLogParts(status: OrganizationStatus): readonly Part[] {
  const happened: Part = { oneOf: HAPPENED[status] };
  if (AT_AN_END.includes(status)) return [happened];
  return REACHED_NOBODY.includes(status) ? [happened, TRY_AGAIN] : [happened, HEARD, NEXT_STEP];
}
