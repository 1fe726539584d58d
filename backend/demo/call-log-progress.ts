/** How an organization's status moves from one call to the next. */
import { ORGANIZATION_STATUS, type OrganizationStatus } from './lookups';
import type { Random, Weighted } from './random';

const {
  noAnswer,
  leftVoicemail,
  emailSent,
  followUpNeeded,
  informationSent,
  presentationScheduled,
  activePartner,
  notInterested,
  wrongNumber,
  closed,
  notContacted,
} = ORGANIZATION_STATUS;

/** No call leads to `notContacted`: it stands for organizations that nobody has called. */
const NEXT: Readonly<Record<OrganizationStatus, readonly Weighted<OrganizationStatus>[]>> = {
  [notContacted]: [
    [leftVoicemail, 30],
    [noAnswer, 20],
    [followUpNeeded, 20],
    [emailSent, 15],
    [informationSent, 15],
  ],
  [noAnswer]: [
    [leftVoicemail, 40],
    [followUpNeeded, 20],
    [emailSent, 20],
    [noAnswer, 15],
    [wrongNumber, 5],
  ],
  [leftVoicemail]: [
    [followUpNeeded, 35],
    [informationSent, 20],
    [leftVoicemail, 15],
    [emailSent, 15],
    [presentationScheduled, 10],
    [notInterested, 5],
  ],
  [emailSent]: [
    [followUpNeeded, 35],
    [informationSent, 25],
    [leftVoicemail, 20],
    [presentationScheduled, 20],
  ],
  [followUpNeeded]: [
    [presentationScheduled, 35],
    [informationSent, 25],
    [followUpNeeded, 20],
    [activePartner, 12],
    [notInterested, 8],
  ],
  [informationSent]: [
    [presentationScheduled, 40],
    [followUpNeeded, 30],
    [activePartner, 20],
    [notInterested, 10],
  ],
  [presentationScheduled]: [
    [activePartner, 60],
    [followUpNeeded, 20],
    [presentationScheduled, 20],
  ],
  [activePartner]: [
    [activePartner, 55],
    [presentationScheduled, 28],
    [followUpNeeded, 15],
    [closed, 2],
  ],
  [notInterested]: [
    [followUpNeeded, 40],
    [notInterested, 30],
    [closed, 30],
  ],
  [wrongNumber]: [
    [followUpNeeded, 50],
    [leftVoicemail, 50],
  ],
  [closed]: [
    [closed, 60],
    [followUpNeeded, 40],
  ],
};

export function nextStatus(random: Random, current: OrganizationStatus): OrganizationStatus {
  return random.weighted(NEXT[current]);
}
