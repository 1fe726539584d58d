/** What holds for every data set: each rule names itself and gives back the rows that break it. */
import { isFederalHoliday } from '@/backend/demo/calendar/federal-holidays';
import type { DemoData } from '@/backend/demo/demo-data';
import { CANCEL_REASONS, EVENT_STATUS } from '@/backend/demo/lookups';
import { brokenReferences } from './references';

type Rule = (data: DemoData, today: string) => unknown[];

const TELEPHONE = /^(312|773|708|847|224|630|331|815|779)55501\d\d$/;
const MAIL = /^[a-z0-9.-]+@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)?example\.org$/;

export const RULES: Readonly<Record<string, Rule>> = {
  'everything that is referred to exists': brokenReferences,

  'ids count from one without a gap': (data) => [
    ...unlessCounting(data.presenters.map((row) => row.presenterId)),
    ...unlessCounting(data.organizations.map((row) => row.orgId)),
    ...unlessCounting(data.contacts.map((row) => row.contactId)),
    ...unlessCounting(data.events.map((row) => row.eventId)),
    ...unlessCounting(data.callLogs.map((row) => row.callId)),
    ...unlessCounting(data.notes.map((row) => row.noteId)),
  ],

  'telephone numbers are digits of the region that belong to nobody': (data) =>
    [
      ...data.organizations.flatMap((row) => [row.phone, row.altphone]),
      ...data.contacts.flatMap((row) => [row.phone, row.altPhone]),
    ].filter((phone) => phone && !TELEPHONE.test(phone)),

  'mail addresses are at example.org': (data) =>
    [...data.organizations, ...data.contacts, ...data.presenters]
      .map(({ email }) => email)
      .filter((email) => email && !MAIL.test(email)),

  'no two organizations have one name': ({ organizations }) => {
    const names = organizations.map(({ orgname }) => orgname);
    return names.filter((name, index) => names.indexOf(name) !== index);
  },

  'no event starts on a federal holiday': ({ events }) =>
    events.filter(({ startDateTime }) => isFederalHoliday(startDateTime?.slice(0, 10) ?? '')),

  'no event ends before it starts': ({ events }) =>
    events.filter(
      ({ startDateTime, endDateTime }) =>
        !startDateTime || (endDateTime !== null && endDateTime <= startDateTime),
    ),

  'only a past event is completed': ({ events }, today) =>
    events.filter(
      ({ lastStatusId, startDateTime }) =>
        lastStatusId === EVENT_STATUS.completed && (startDateTime ?? today) >= today,
    ),

  'only a completed event was surveyed, after it and before today': ({ events }, today) =>
    events.filter(
      ({ surveyDateTime, surveyComplete, lastStatusId, startDateTime }) =>
        surveyDateTime !== null &&
        (surveyComplete !== 1 ||
          lastStatusId !== EVENT_STATUS.completed ||
          !surveyDateTime.endsWith('T00:00:00.000') ||
          surveyDateTime.slice(0, 10) < (startDateTime ?? '').slice(0, 10) ||
          surveyDateTime >= today),
    ),

  'only a cancelled event has a reason, one of the known ones': ({ events }) => {
    const known: readonly (string | null)[] = CANCEL_REASONS;
    return events.filter(
      ({ cancelReason, lastStatusId }) =>
        cancelReason !== null &&
        (lastStatusId !== EVENT_STATUS.cancelled || !known.includes(cancelReason)),
    );
  },

  'no event has two primary presenters': ({ eventPresenters }) => {
    const primaries = eventPresenters.filter(({ isPrimary }) => isPrimary);
    const led = new Set(primaries.map(({ eventId }) => eventId));
    return led.size === primaries.length ? [] : primaries;
  },

  'nothing was recorded today or later, or changed before it was made': (data, today) =>
    [...data.contacts, ...data.callLogs, ...data.notes].filter(
      ({ createDate, lastModifiedDate }) =>
        !createDate ||
        !lastModifiedDate ||
        lastModifiedDate < createDate ||
        lastModifiedDate >= today,
    ),

  'a past call was made before it was written down': ({ callLogs }) =>
    callLogs.filter(
      ({ callLogDate, createDate }) => callLogDate !== null && callLogDate >= (createDate ?? ''),
    ),

  'every call log has one comment, with its own stamps and people': ({ callLogs, notes }) => {
    const comments = new Map(notes.map((note) => [note.callId, note]));
    return callLogs.filter((log) => {
      const comment = comments.get(log.callId);
      return (
        !comment?.noteEntry ||
        comment.orgId !== log.orgId ||
        comment.createDate !== log.createDate ||
        comment.lastModifiedDate !== log.lastModifiedDate ||
        comment.createdById !== log.createdById ||
        comment.lastModifiedById !== log.lastModifiedById
      );
    });
  },

  'a note belongs to one organization, contact or event': ({ notes }) =>
    notes.filter(
      ({ orgId, contactId, eventId }) =>
        [orgId, contactId, eventId].filter((id) => id !== null).length !== 1,
    ),

  'no brace is left in a note': ({ notes }) =>
    notes.filter(({ noteEntry }) => /[{}]/.test(noteEntry ?? '{')),
};

function unlessCounting(ids: readonly number[]): unknown[] {
  return ids.filter((id, index) => id !== index + 1);
}
