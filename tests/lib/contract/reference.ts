/** Every call of legacy-api.md §3.0, one a line: method, path, how it answers, and what is special about it. */
const INDEX = `
GET /user json anyone
GET /checkUserManagerialAccess json
POST /logout json
GET /elasticsearch/multi-field-index/{} json
GET /orgs-sorted-default json
GET /orgs-filtered-sorted/{}/{}/{}/{} json
GET /counties json
GET /allStatusTypes json
GET /organizations json
GET /organizations/{} json
GET /allorgnames json
GET /all-contact-names json
POST /organization/{} created
PUT /organization/{} done
POST /create-update-contact/{} created
PUT /create-update-contact/{} done once
PUT /associate-org-contact/{}/{} done once
DELETE /orgContact/{}/{} done
GET /org/notes/{} json
POST /org/newNote/{} created
GET /org/callLogNotes/{} json
PUT /editNote/{} done
DELETE /deleteNote/{} done
GET /contacts-sorted-default json
GET /contacts-filtered-sorted/{}/{}/{}/{}/{}/{} json
GET /all-contacts-export json
GET /contact/{} json
GET /contact/notes/{} json
POST /contact/newNote/{} created
GET /events-sorted-default/{}/{} json
GET /events-filtered-sorted/{}/{}/{}/{}/{}/{} json
GET /all-event-types json
GET /eventStatusTypes json
GET /events json
GET /events/{} json
GET /allAudienceWithTypeExist/{} json
POST /event/{}/{}/{}/{} created
PUT /event/{}/{}/{}/{} done once
DELETE /deleteAudienceType/{}/{} done
DELETE /removeOrg/{}/{} done
GET /checkPresenter/{} json
GET /primaryPresenter/{} text
GET /activePresenters json
PUT /joinevent/{} done once
DELETE /removePresenter/{} done
GET /send-invite/{}/{}/{}/{} silent once hidden
GET /event/notes/{} json
POST /event/newNote/{} created
GET /sorted-default-myevents json
GET /sorted-filtered-myevents/{}/{}/{}/{}/{}/{}/{} json
GET /all-my-events-export json
GET /call-logs-sorted-default json
GET /call-logs-filtered-sorted/{}/{}/{}/{}/{}/{}/{} json
GET /orgStatusTypes json
GET /callLog-detail/{} json
GET /orgContacts/{} json
POST /callLogChange/{}/{}/{}/{} created
PUT /callLogChange/{}/{}/{}/{} done
GET /all-callLogs-export json
GET /all-my-callLogs-export json
GET /callLogs-view-export json
GET /sorted-default-presenter-events/{} json manager
GET /sorted-filtered-presenter-events/{}/{}/{}/{}/{}/{}/{}/{} json manager
GET /all-moc-events-export/{} json manager
GET /dashboard/events/{}/null/null json manager
GET /dashboard/counties/{}/null/null json manager
`;

export const INDEX_ROWS = INDEX.trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', answer, ...marks] = line.split(' ');
    return {
      address: `${method} /api${path}`,
      answer,
      access: marks.find((mark) => mark === 'anyone' || mark === 'manager') ?? 'employee',
      // No POST may be tried twice, and of the others those marked so (§1.18).
      repeatable: method !== 'POST' && !marks.includes('once'),
      browser: !marks.includes('hidden'),
    };
  });
