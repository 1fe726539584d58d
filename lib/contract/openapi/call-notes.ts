/** What is odd about calls, by their names; the sections are those of their declarations. */

const IN_NO_ORDER = 'All of them, in no order.';
const BOTH_FILTERS =
  'Values of one filter are alternatives, different filters add up, and a filter of which every value is unknown counts as absent.';
const UPCOMING_IGNORES_RANGE =
  'Sort fields begin with event. Where only upcoming events are asked for (start today or later), the range of dates means nothing.';
const STAMPED = 'The server sets both dates and both people itself.';
const GONE_ANYWAY = '204 also where there was nothing to remove.';
const WITH_COMMENT =
  'Only call logs that have a comment, each within the note that holds it; in no order.';

export const CALL_NOTES: Record<string, string> = {
  getUser:
    'Open to anyone. What it says of an employee was read at sign-in, and is not read again.',
  checkManagerialAccess:
    'A bare true or false. Only this answer opens the screens of managers: no manager call asks for it.',
  logout:
    'Ends the session. Where to go then is host name, port and address, put together as they are.',
  search:
    'All words have to occur in one and the same field, with small mistakes forgiven behind the third letter; no beginnings of words. At most 20 hits, the best first. Ids in hits are text, and a field that is null is missing.',
  getDefaultOrganizations:
    'The first ten by name. Rows nest whole contacts and events, which are not listed here.',
  getFilteredOrganizations: `Counties and statuses of either type, by description. ${BOTH_FILTERS}`,
  getAllOrganizations: IN_NO_ORDER,
  createOrganization:
    'The county is that of the path; one that is unknown must never be sent, because the backend of the agency stores the organization without it, and then fails on every answer that holds it.',
  updateOrganization:
    'Replaces the fields of the body and the county; what is missing becomes null. Last status, last contact, contacts and events stay.',
  getDefaultContacts: 'The first ten by first name.',
  getFilteredContacts: `Dates are those of the last contact, both ends included. A county is that of an organization of the contact. ${BOTH_FILTERS}`,
  getAllContacts: IN_NO_ORDER,
  getContactsOfOrganization: '-1 is answered with an empty body.',
  createContact:
    'Also associates the organization of the path, unless that is -1. Fails where it is unknown; the contact may be there nevertheless.',
  updateContact:
    'Also associates the organization of the path, unless that is -1. Fails where the two are associated already; the fields may be saved nevertheless.',
  associateContact: 'Fails where the two are associated already.',
  removeContact: `Takes the association away; the contact stays. ${GONE_ANYWAY}`,
  getDefaultEvents: 'Past and to come, the latest start first.',
  getFilteredEvents: `Dates are those of the start, both ends included. ${BOTH_FILTERS}`,
  getAllEvents: IN_NO_ORDER,
  createEvent:
    'The status null stands for Info Needed. join adds the caller and mails an invite. An organization of the path is associated and gets the status of the event as its last status. audType names audience types by id. An event type that is unknown must never be sent.',
  updateEvent:
    'The status null leaves the status as it was; another is passed on to every organization of the event. audType only adds, and fails for a type that the event has; join is ignored, but has to be there.',
  removeAudienceType: GONE_ANYWAY,
  removeOrganization: `The organization and its status stay. ${GONE_ANYWAY}`,
  getActivePresenters: IN_NO_ORDER,
  checkPresenter: 'Whether the caller presents the event; false for an unknown event.',
  getPrimaryPresenter: 'A name, or (not set). Text, not JSON.',
  joinEvent: 'Adds the caller and mails an invite. Fails for who has joined already.',
  leaveEvent: `Takes the caller off the event; nobody gets mail. ${GONE_ANYWAY}`,
  sendInvite:
    '**Changes data and sends mail although it is a GET**, and needs no anti-forgery token: never prefetch, cache or repeat it. Every presenter named joins the event and gets a mail. Subject and location are those of the path; start and end are those of the event. Fails without a presenter.',
  getDefaultMyEvents: 'The first ten of the upcoming ones, the latest start first.',
  getFilteredMyEvents: `${UPCOMING_IGNORES_RANGE} ${BOTH_FILTERS}`,
  getAllMyEvents: 'Past and to come, in no order.',
  getDefaultCallLogs:
    'The ten newest; whether only those of the caller differs between versions (§7.7). Ids in org, contact and status are text.',
  getFilteredCallLogs: `Dates are those of the last change, both ends included. The name of the organization is sorted by as org.orgname, though rows spell it orgName. ${BOTH_FILTERS}`,
  getCallLog:
    'The note that holds the comment, with the call log within. Empty where the comment was deleted.',
  getAllCallLogs: WITH_COMMENT,
  getAllMyCallLogs: WITH_COMMENT,
  getViewedCallLogs: `${WITH_COMMENT} Without an id the answer is empty.`,
  createCallLog:
    'Organization, contact, status and registration site are those of the path, whatever the body says. The organization gets the status and now as its last contact, the contact now as well. The id in Location is that of the call log, not of the note.',
  updateCallLog:
    'As when creating. The note is replaced whole: send back what was read, or it is lost. The date of creation of the call log stays.',
  getDefaultPresenterEvents:
    'The latest start first; whether only upcoming ones differs between versions (§7.9).',
  getFilteredPresenterEvents: `${UPCOMING_IGNORES_RANGE} ${BOTH_FILTERS}`,
  getAllPresenterEvents: 'Past and to come, in no order.',
  countEventsByType: 'The two nulls are slots for dates that nothing reads yet (§7.24).',
  countEventsByCounty: 'The two nulls are slots for dates that nothing reads yet (§7.24).',
  getAllStatusTypes:
    'Of organizations and of events: an event passes its status on to its organizations.',
  getOrganizationStatusTypes: 'Of organizations only.',
  getEventStatusTypes: 'Of events only. The description is spelled statusdesc here.',
  getAudienceTypes: 'All of them, each with whether the event has it; with -1 none is.',
  getOrganizationNotes:
    'Without the comments of call logs, in no order; empty for an unknown organization. People are four flat names, dates have an offset.',
  getOrganizationCallLogNotes:
    'The comments of call logs, in no order; empty for an unknown organization. Dates have an offset.',
  createOrganizationNote: STAMPED,
  getContactNotes: 'In no order. People are objects, dates have no offset.',
  createContactNote: STAMPED,
  getEventNotes: 'In no order. People are objects, dates have no offset.',
  createEventNote: STAMPED,
  editNote: 'Any note, the comment of a call log as well, by anyone. The id is that of the path.',
  deleteNote: `Any note. A call log stays without its comment. ${GONE_ANYWAY}`,
};
