/**
 * The lists of values (legacy-api.md D8): ids are assigned here, as the legacy assigns them outside the application.
 * Descriptions travel in paths and queries, so none holds a character that legacy-api.md §1.14 or §1.15 forbids.
 */
import type { AudienceTypeRow, CountyRow, EventTypeRow, StatusRow } from './demo-data';

export const COUNTIES: CountyRow[] = [
  'Cook',
  'DeKalb',
  'DuPage',
  'Grundy',
  'Kane',
  'Kankakee',
  'Kendall',
  'Lake',
  'McHenry',
  'St. Clair',
  'Will',
].map((countyDesc, index) => ({ countyId: index + 1, countyDesc }));

export const ORGANIZATION_STATUS = {
  notContacted: 1,
  noAnswer: 2,
  leftVoicemail: 3,
  emailSent: 4,
  followUpNeeded: 5,
  informationSent: 6,
  presentationScheduled: 7,
  activePartner: 14,
  notInterested: 15,
  wrongNumber: 16,
  closed: 17,
} as const;

export type OrganizationStatus = (typeof ORGANIZATION_STATUS)[keyof typeof ORGANIZATION_STATUS];

export const EVENT_STATUS = {
  /** The legacy gives a new event the status with id 8, called Info Needed (legacy-api.md D8). */
  infoNeeded: 8,
  confirmed: 9,
  tentative: 10,
  completed: 11,
  cancelled: 12,
  rescheduled: 13,
} as const;

export const STATUSES: StatusRow[] = [
  { statusId: ORGANIZATION_STATUS.notContacted, statusDesc: 'Not contacted', statusType: 'O' },
  { statusId: ORGANIZATION_STATUS.noAnswer, statusDesc: 'No answer', statusType: 'O' },
  { statusId: ORGANIZATION_STATUS.leftVoicemail, statusDesc: 'Left voicemail', statusType: 'O' },
  { statusId: ORGANIZATION_STATUS.emailSent, statusDesc: 'Email sent', statusType: 'O' },
  { statusId: ORGANIZATION_STATUS.followUpNeeded, statusDesc: 'Follow up needed', statusType: 'O' },
  {
    statusId: ORGANIZATION_STATUS.informationSent,
    statusDesc: 'Information sent',
    statusType: 'O',
  },
  {
    statusId: ORGANIZATION_STATUS.presentationScheduled,
    statusDesc: 'Presentation scheduled',
    statusType: 'O',
  },
  { statusId: EVENT_STATUS.infoNeeded, statusDesc: 'Info Needed', statusType: 'E' },
  { statusId: EVENT_STATUS.confirmed, statusDesc: 'Confirmed', statusType: 'E' },
  { statusId: EVENT_STATUS.tentative, statusDesc: 'Tentative', statusType: 'E' },
  { statusId: EVENT_STATUS.completed, statusDesc: 'Completed', statusType: 'E' },
  { statusId: EVENT_STATUS.cancelled, statusDesc: 'Cancelled', statusType: 'E' },
  { statusId: EVENT_STATUS.rescheduled, statusDesc: 'Rescheduled', statusType: 'E' },
  { statusId: ORGANIZATION_STATUS.activePartner, statusDesc: 'Active partner', statusType: 'O' },
  { statusId: ORGANIZATION_STATUS.notInterested, statusDesc: 'Not interested', statusType: 'O' },
  { statusId: ORGANIZATION_STATUS.wrongNumber, statusDesc: 'Wrong number', statusType: 'O' },
  { statusId: ORGANIZATION_STATUS.closed, statusDesc: 'Closed', statusType: 'O' },
];

export const EVENT_TYPE = {
  presentation: 1,
  travelTraining: 2,
  resourceFair: 3,
  tabling: 4,
  webinar: 5,
  registrationEvent: 6,
  trainTheTrainer: 7,
  vehicleDemonstration: 8,
} as const;

export const EVENT_TYPES: EventTypeRow[] = [
  { eventTypeId: EVENT_TYPE.presentation, eventTypeDesc: 'Presentation' },
  { eventTypeId: EVENT_TYPE.travelTraining, eventTypeDesc: 'Travel training' },
  { eventTypeId: EVENT_TYPE.resourceFair, eventTypeDesc: 'Resource fair' },
  { eventTypeId: EVENT_TYPE.tabling, eventTypeDesc: 'Tabling' },
  { eventTypeId: EVENT_TYPE.webinar, eventTypeDesc: 'Webinar' },
  { eventTypeId: EVENT_TYPE.registrationEvent, eventTypeDesc: 'Registration event' },
  { eventTypeId: EVENT_TYPE.trainTheTrainer, eventTypeDesc: 'Train the trainer' },
  { eventTypeId: EVENT_TYPE.vehicleDemonstration, eventTypeDesc: 'Vehicle demonstration' },
];

export const AUDIENCE = {
  seniors: 1,
  peopleWithDisabilities: 2,
  veterans: 3,
  students: 4,
  caregivers: 5,
  serviceStaff: 6,
  jobSeekers: 7,
  newcomers: 8,
  generalPublic: 9,
} as const;

export const AUDIENCE_TYPES: AudienceTypeRow[] = [
  { audienceTypeId: AUDIENCE.seniors, audienceDesc: 'Seniors' },
  { audienceTypeId: AUDIENCE.peopleWithDisabilities, audienceDesc: 'People with disabilities' },
  { audienceTypeId: AUDIENCE.veterans, audienceDesc: 'Veterans' },
  { audienceTypeId: AUDIENCE.students, audienceDesc: 'Students' },
  { audienceTypeId: AUDIENCE.caregivers, audienceDesc: 'Caregivers' },
  { audienceTypeId: AUDIENCE.serviceStaff, audienceDesc: 'Human-service staff' },
  { audienceTypeId: AUDIENCE.jobSeekers, audienceDesc: 'Job seekers' },
  { audienceTypeId: AUDIENCE.newcomers, audienceDesc: 'Newcomers and refugees' },
  { audienceTypeId: AUDIENCE.generalPublic, audienceDesc: 'General public' },
];

/** Stored bare; the screens add a prefix to the first three (legacy-api.md §7.10). */
export const CANCEL_REASONS = [
  'Sick',
  'Short staffed',
  'Requested in-person',
  'Agency canceled',
  'Unable to make contact',
  'Same day event change',
  'Other',
] as const;

export function countyIdOf(countyDesc: string): number {
  const county = COUNTIES.find((row) => row.countyDesc === countyDesc);
  if (!county) throw new Error(`No demo county is called ${countyDesc}`);
  return county.countyId;
}
