/** The declared calls, each by itself and all of them together. */
import { calls } from '@/lib/contract/calls';

/** Every call of legacy-api.md §3.0, one a line: method, path, its response, and what is special about it. */
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

const INDEX_ROWS = INDEX.trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', answer, ...marks] = line.split(' ');
    return {
      address: `${method} /api${path}`,
      answer,
      access: marks.find((mark) => mark === 'anyone' || mark === 'manager') ?? 'employee',
      // No POST may be repeated, and of the others not those marked so (§1.18).
      repeatable: method !== 'POST' && !marks.includes('once'),
      browser: !marks.includes('hidden'),
    };
  });

type Addressed = { address: string };
const byAddress = (a: Addressed, b: Addressed) => (a.address < b.address ? -1 : 1);

test('each of the 66 calls of the reference is declared once, as it says, and no other is (§3.0)', () => {
  const declared = calls.map(({ method, path, answer, access, repeatable, browser }) => ({
    ...{ address: `${method} ${path.replace(/\{\w+\}/g, '{}')}`, answer: answer.kind },
    ...{ access, repeatable, browser },
  }));
  expect(declared.sort(byAddress)).toEqual(INDEX_ROWS.sort(byAddress));
  expect(new Set(calls.map(({ name }) => name)).size).toBe(66);
});

test('an empty body has a meaning where the reference gives it one, and means signed out elsewhere (§1.9)', () => {
  const meanings = calls.flatMap(({ name, answer }) =>
    answer.kind === 'json' && answer.empty !== undefined ? [[name, answer.empty]] : [],
  );
  expect(Object.fromEntries(meanings)).toEqual({
    ...{ getUser: null, getCallLog: null },
    ...{ getContactsOfOrganization: [], getViewedCallLogs: [] },
  });
});

test.each(calls.map((call) => [call.name, call] as const))(
  'the declaration of %s is complete',
  (_name, { path, params, query, source, method, body }) => {
    const unknown = { never: ['declared'] };
    const issue = expect.objectContaining({ code: 'unrecognized_keys' });
    expect(params.safeParse(unknown).error?.issues).toContainEqual(issue);
    expect(query.safeParse(unknown).error?.issues).toContainEqual(issue);
    // A slot is a whole segment.
    for (const segment of path.split('/')) expect(segment).toMatch(/^([^{}]*|\{\w+\})$/);
    expect(source).toMatch(/^§\d+(\.\d+)*$/);
    if (method === 'GET' || method === 'DELETE') expect(body).toBeNull();
  },
);
