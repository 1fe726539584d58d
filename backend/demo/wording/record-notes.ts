/** What coordinators note down about an organization and about a person. */
import type { Part } from './compose';

export const ORGANIZATION_NOTE: readonly Part[] = [
  {
    oneOf: [
      'Enter by the side door; the front is locked after 4 pm.',
      'Parking is free behind the building, two accessible spaces.',
      'The room holds {count} people and has a projector.',
      'Bring our own screen, theirs is broken.',
      'Their group meets every other {weekday} at ten.',
      'A bus stop is right outside, served by {line}.',
      'The elevator is slow; plan ten minutes to set up.',
      'Everything goes through the front desk, ask for a visitor badge.',
      'They publish our dates in their newsletter if we send them by the 10th.',
      'About {count} people come to the weekly lunch.',
      'They share the building with the township food pantry.',
      'Hearing loop available in the main hall.',
    ],
  },
  {
    chance: 0.7,
    oneOf: [
      'Most visitors speak Spanish, some Polish.',
      'An interpreter for ASL needs two weeks’ notice.',
      'Many arrive by {line}, so start and end on the half hour.',
      'Interest in permits is high, bring {count} forms.',
      'Caregivers often come along; have the companion flyer ready.',
      'The group likes practical examples from {place}.',
      'They charge for coffee, not for the room.',
      'Attendance drops in summer.',
      'Staff turnover is high, so check the contact before each visit.',
      'The wifi password changes weekly.',
    ],
  },
  {
    chance: 0.45,
    oneOf: [
      'Good candidate for a registration site.',
      'Ask again in {month}.',
      'Worth combining with the library next door.',
      'Refill the brochure rack on the next visit.',
      'Their board reviews partnerships every {month}.',
      'Keep the morning free, afternoons are quiet.',
      '{contact} knows the building best.',
    ],
  },
  {
    chance: 0.12,
    oneOf: [
      'Last year’s visit brought {count} applications.',
      'They asked for a Saturday date.',
      'Do not schedule during the Medicare enrollment weeks.',
    ],
  },
];

export const CONTACT_NOTE: readonly Part[] = [
  {
    oneOf: [
      '{contact} prefers e-mail over the phone.',
      'Best reached before ten in the morning.',
      '{contact} works part time, {weekday}s only.',
      '{contact} used to work at the township and knows everybody.',
      'Out on leave until {month}; ask for the front desk.',
      '{contact} rides {line} to work and is glad to tell the group about it.',
      'Speaks Spanish and offered to interpret.',
      'Prefers texts to voicemail.',
      '{contact} also sits on the {place} accessibility committee.',
      'Will retire in {month}; a successor is not named yet.',
      'Uses a relay service for calls, allow extra time.',
      '{contact} took our train-the-trainer course.',
    ],
  },
  {
    chance: 0.5,
    oneOf: [
      'Send a reminder two days before each visit.',
      'Copy the supervisor on anything about money.',
      'Very helpful with finding volunteers.',
      'Wants the slides a week ahead.',
      'Knows {count} families who could use travel training.',
      'Asked for a call in {month}.',
      'Can approve dates without asking the board.',
      'Always answers within a day.',
    ],
  },
  {
    chance: 0.15,
    oneOf: [
      'Met at the resource fair in {place}.',
      'Likes to get a thank-you note for the group.',
      'The extension is not working, use the main number.',
    ],
  },
];
