/** What each type of event looks like: its names, hours, audience and share of the year. */
import { EVENT_TYPE } from './lookups';

export type EventKind = {
  eventTypeId: number;
  /** `{place}` and `{org}` are filled in. */
  names: readonly string[];
  /** Minutes after midnight, both ends included, in half hours. */
  earliest: number;
  latest: number;
  /** Lengths in minutes. */
  lengths: readonly number[];
  smallestAudience: number;
  largestAudience: number;
  /** How common it is. */
  share: number;
  online?: true;
};

const hour = (hours: number) => hours * 60;

export const EVENT_KINDS: readonly EventKind[] = [
  {
    eventTypeId: EVENT_TYPE.presentation,
    names: [
      'Getting Around on CTA, Metra and Pace',
      'Ride Free and Reduced Fare Overview',
      'Transit Options in {place}',
      'ADA Paratransit: How to Apply',
      'Staying Independent after You Stop Driving',
      'Transit Benefits Presentation at {org}',
      'Planning a Trip with a Smartphone',
    ],
    earliest: hour(9),
    latest: hour(15),
    lengths: [45, 60, 60, 90],
    smallestAudience: 6,
    largestAudience: 60,
    share: 34,
  },
  {
    eventTypeId: EVENT_TYPE.travelTraining,
    names: [
      'Travel Training: {place} to Downtown',
      'Group Travel Training, Fixed-Route Basics',
      'Travel Training for {org}',
      'Practice Ride on Metra from {place}',
      'Riding Pace with a Mobility Device',
    ],
    earliest: hour(9),
    latest: hour(13),
    lengths: [120, 150, 180],
    smallestAudience: 2,
    largestAudience: 14,
    share: 16,
  },
  {
    eventTypeId: EVENT_TYPE.resourceFair,
    names: [
      '{place} Senior Resource Fair',
      '{place} Disability Resource Fair',
      '{place} Community Health Fair',
      'Transition Fair at {org}',
      'Veterans Resource Day in {place}',
    ],
    earliest: hour(9),
    latest: hour(11),
    lengths: [180, 210, 240],
    smallestAudience: 40,
    largestAudience: 350,
    share: 16,
  },
  {
    eventTypeId: EVENT_TYPE.tabling,
    names: [
      'Information Table at {org}',
      '{place} Wellness Day Table',
      'Lobby Table, {place}',
      'Mobile Office Hours in {place}',
    ],
    earliest: hour(8),
    latest: hour(16),
    lengths: [120, 150, 180],
    smallestAudience: 10,
    largestAudience: 90,
    share: 12,
  },
  {
    eventTypeId: EVENT_TYPE.webinar,
    names: [
      'Webinar: Transit Benefits for Older Adults',
      'Webinar: Planning an Accessible Trip',
      'Webinar for Staff of {org}',
      'Webinar: What Is New in Paratransit',
    ],
    earliest: hour(10),
    latest: hour(14),
    lengths: [60, 60, 90],
    smallestAudience: 8,
    largestAudience: 120,
    share: 7,
    online: true,
  },
  {
    eventTypeId: EVENT_TYPE.registrationEvent,
    names: [
      'Reduced Fare Registration at {org}',
      'Ride Free Permit Registration, {place}',
      'Permit Renewal Day in {place}',
    ],
    earliest: hour(9),
    latest: hour(13),
    lengths: [120, 180, 240],
    smallestAudience: 8,
    largestAudience: 75,
    share: 9,
  },
  {
    eventTypeId: EVENT_TYPE.trainTheTrainer,
    names: [
      'Mobility Training for Staff of {org}',
      'Train the Trainer: Helping Clients Ride',
      'Case Manager Workshop, {place}',
    ],
    earliest: hour(9),
    latest: hour(13),
    lengths: [120, 180],
    smallestAudience: 4,
    largestAudience: 30,
    share: 4,
  },
  {
    eventTypeId: EVENT_TYPE.vehicleDemonstration,
    names: [
      'Accessible Bus Familiarization in {place}',
      'Ramp and Securement Demonstration at {org}',
    ],
    earliest: hour(10),
    latest: hour(14),
    lengths: [60, 90],
    smallestAudience: 5,
    largestAudience: 35,
    share: 2,
  },
];

/** Throws for a type that no kind describes. */
export function eventKind(eventTypeId: number): EventKind {
  const kind = EVENT_KINDS.find((candidate) => candidate.eventTypeId === eventTypeId);
  if (!kind) throw new Error(`No kind of event has the type ${eventTypeId}`);
  return kind;
}
