/** What is odd about properties of bodies and answers, by their names (legacy-api.md §1.10, §1.11, D1 to D8, §7). */

const WALL_CLOCK =
  "Wall clock in the agency's zone without an offset, such as 2021-05-03T09:30:00 (§1.11).";
const STAMP =
  'Wall clock, such as 2021-05-03T09:30:00; in NoteRow and CallLogNoteRow in UTC: 2021-05-03T14:30:00.000+00:00 (§1.11).';
const SITE_FLAG = 'Registration site. Both regsite and regSite occur; a body may send both (§7.3).';
const DELETE_FLAG =
  '1 = scheduled for deletion. Both deleteflag and deleteFlag occur; a body may send both (§7.5).';

export const PROPERTY_NOTES: Record<string, string> = {
  createDate: STAMP,
  lastModifiedDate: STAMP,
  lastContact: WALL_CLOCK,
  lastContactDate: WALL_CLOCK,
  startDateTime: WALL_CLOCK,
  endDateTime: WALL_CLOCK,
  surveyDateTime: WALL_CLOCK,
  callLogDate: `${WALL_CLOCK} Occurs on the note and on the call log within (§7.8).`,
  calllogdate: 'All lower case in this answer alone (§3.3).',
  regsite: SITE_FLAG,
  regSite: SITE_FLAG,
  deleteflag: DELETE_FLAG,
  deleteFlag: DELETE_FLAG,
  contactOrgs: 'Names of organizations by their ids, in no order.',
  orgNames: "By organization's id: its name, and its last status or null. In no order.",
  eventPresenters: 'First and last name as one text each, in no order (§1.10).',
  eventaudienceType: 'Descriptions, in no order. The name has a small a and is singular.',
  eventTypeDesc: "The event type's description. There is no id.",
  eventType: 'Another spelling of eventTypeDesc, in some versions (§7.4).',
  audienceCount: 'Kept as text, whatever was sent (§7.21).',
  rtaStaffCount: 'Kept as text, whatever was sent (§7.21).',
  statusdesc: 'All lower case in this lookup alone.',
  OrgID: 'Capitals in this lookup alone.',
  audiencetypeId: 'A small t.',
  typeExist: 'Whether the event that was asked about has it.',
  logoutUrl: 'Put behind host name and port without a separator.',
  port: 'Brings its own colon, or is empty.',
  totalPages: '0 where nothing matches.',
};
