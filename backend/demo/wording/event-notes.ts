/** What coordinators note down before an event, after it, and when it falls through. */
import type { Part } from './compose';

export const BEFORE_EVENT: readonly Part[] = [
  {
    oneOf: [
      '{contact} expects about {count} people.',
      'Room is booked from half an hour before the start.',
      'Bring the banner, {count} rider guides and the permit forms.',
      'The group wants to hear mostly about {line}.',
      'Confirmed by phone with {contact}.',
      'They provide tables and chairs, we bring the laptop.',
      'Interpreter requested, waiting for an answer.',
      'Ask for {contact} at the front desk.',
      'The organizer needs our bios by the first week of {month}.',
      'Setup starts an hour before; unload at the loading dock.',
    ],
  },
  {
    chance: 0.55,
    oneOf: [
      'Two people will use wheelchairs.',
      'Parking is tight, come by {line}.',
      'Large-print handouts needed.',
      'We share the time with the benefits counselor.',
      'Lunch is served right after, so end on time.',
      'They would like to take a group photo.',
      'Outdoor event; in case of rain it moves into the gym.',
      'Flyer is posted at the {place} library.',
    ],
  },
  {
    chance: 0.25,
    oneOf: [
      'A co-presenter would help.',
      'Call the day before to confirm.',
      'Check that the projector has an HDMI cable.',
      'The state representative’s office may send somebody.',
    ],
  },
];

export const AFTER_EVENT: readonly Part[] = [
  {
    oneOf: [
      'Good turnout and many questions about {line}.',
      'Smaller group than expected because of the weather.',
      'Lively discussion, we ran over by a quarter of an hour.',
      'Handed out {count} permit applications.',
      'The practice ride went well; everyone tapped their own card.',
      'Helped {count} people to fill in the Ride Free form.',
      'Steady traffic at the table all day.',
      'Most questions were about paratransit eligibility.',
      '{contact} introduced us and stayed the whole time.',
      'Half of the group had never taken a train from {place}.',
    ],
  },
  {
    chance: 0.6,
    oneOf: [
      'They want a second session in {month}.',
      'Three people signed up for individual travel training.',
      'One caregiver asked for a call back.',
      'Left the remaining brochures with {contact}.',
      'The sound system failed, so we spoke without it.',
      'Surveys were collected on paper.',
      'Several asked for the guide in Spanish.',
      'Reported the broken ramp at the station to customer service.',
      'The room was too warm; ask for another one next time.',
    ],
  },
  {
    chance: 0.3,
    oneOf: [
      'Thank-you note sent.',
      'Follow up with the applications by the end of the week.',
      'Recommend to come back every year.',
      'Next time bring more pens.',
    ],
  },
];

export const CALLED_OFF_EVENT: readonly Part[] = [
  {
    oneOf: [
      '{contact} called to take the date off the calendar.',
      'Could not be held as planned.',
      'Called off the day before; {contact} has told the group.',
      'We had to withdraw and apologized to {contact}.',
      'Too few people had signed up.',
    ],
  },
  {
    chance: 0.6,
    oneOf: [
      'A new date in {month} is likely.',
      'They will get in touch when the room is free again.',
      'Offered a webinar instead.',
      'The flyers have been taken down.',
    ],
  },
];
