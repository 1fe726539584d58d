/** A call log and the note around it, as printed in legacy-api.md D4 and D6; the note is five minutes younger. */

export const callLog = {
  callId: 9,
  org: { orgName: 'Org A', orgId: '5' },
  contact: { contactId: '7', contactName: 'Cee Dee' },
  status: { lastStatusId: '2', lastStatus: 'StatusA' },
  createdBy: 'Ann Bee',
  lastModifiedBy: 'Ann Bee',
  lastStatusDate: null,
  createDate: '2021-05-03T09:30:00',
  lastModifiedDate: '2021-05-03T09:30:00',
};

/** What the form of a new call log sends (§3.7), empty dates included. */
export const formBody = {
  noteId: null,
  noteEntry: 'comment',
  callLog: {
    callId: null,
    org: { orgId: null, orgName: null },
    contact: { contactId: null, contactName: '' },
    createdBy: null,
    lastModifiedBy: null,
    lastStatusDate: '',
    createDate: '',
    lastModifiedDate: '',
    status: { lastStatusId: null, lastStatus: null },
  },
};

export const ann = {
  presenterId: 11,
  name: 'Ann',
  lastName: 'Bee',
  email: 'ann@example.org',
  username: 'abee',
  active: true,
};

export const note = {
  noteId: 77,
  noteEntry: 'hello',
  createDate: '2021-05-03T09:35:00',
  lastModifiedDate: '2021-05-03T09:35:00',
  event: null,
  contact: null,
  createdBy: ann,
  lastModifiedBy: ann,
  callLog,
};
