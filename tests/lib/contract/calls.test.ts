/** The declared calls. */
import { calls } from '@/lib/contract/calls';

/** Every call of legacy-api.md §3.0, by its method, its kind of response, and what is special about it. */
const INDEX: Record<string, string> = {
  'GET json': `
    /checkUserManagerialAccess /elasticsearch/multi-field-index/{} /orgs-sorted-default
    /orgs-filtered-sorted/{}/{}/{}/{} /counties /allStatusTypes /organizations /organizations/{}
    /allorgnames /all-contact-names /org/notes/{} /org/callLogNotes/{} /contacts-sorted-default
    /contacts-filtered-sorted/{}/{}/{}/{}/{}/{} /all-contacts-export /contact/{} /contact/notes/{}
    /events-sorted-default/{}/{} /events-filtered-sorted/{}/{}/{}/{}/{}/{} /all-event-types
    /eventStatusTypes /events /events/{} /allAudienceWithTypeExist/{} /checkPresenter/{}
    /activePresenters /event/notes/{} /sorted-default-myevents
    /sorted-filtered-myevents/{}/{}/{}/{}/{}/{}/{} /all-my-events-export /call-logs-sorted-default
    /call-logs-filtered-sorted/{}/{}/{}/{}/{}/{}/{} /orgStatusTypes /callLog-detail/{}
    /orgContacts/{} /all-callLogs-export /all-my-callLogs-export /callLogs-view-export`,
  'POST created': `
    /organization/{} /create-update-contact/{} /org/newNote/{} /contact/newNote/{}
    /event/{}/{}/{}/{} /event/newNote/{} /callLogChange/{}/{}/{}/{}`,
  'DELETE done': `
    /orgContact/{}/{} /deleteNote/{} /deleteAudienceType/{}/{} /removeOrg/{}/{}
    /removePresenter/{}`,
  'GET json manager': `
    /sorted-default-presenter-events/{} /sorted-filtered-presenter-events/{}/{}/{}/{}/{}/{}/{}/{}
    /all-moc-events-export/{} /dashboard/events/{}/null/null /dashboard/counties/{}/null/null`,
  'PUT done once': `
    /create-update-contact/{} /associate-org-contact/{}/{} /event/{}/{}/{}/{} /joinevent/{}`,
  'PUT done': '/organization/{} /editNote/{} /callLogChange/{}/{}/{}/{}',
  'GET json anyone': '/user',
  'POST json': '/logout',
  'GET text': '/primaryPresenter/{}',
  'GET silent once hidden': '/send-invite/{}/{}/{}/{}',
};

const INDEX_ROWS = Object.entries(INDEX).flatMap(([kind, paths]) => {
  const [method = '', returns, ...marks] = kind.split(' ');
  const access = marks.find((mark) => mark === 'anyone' || mark === 'manager') ?? 'employee';
  // No POST may be repeated, and of the others not those marked so (§1.18).
  const repeatable = method !== 'POST' && !marks.includes('once');
  const browser = !marks.includes('hidden');
  const addresses = paths.trim().split(/\s+/);
  return addresses.map((path) => {
    return { address: `${method} /api${path}`, returns, access, repeatable, browser };
  });
});

type Addressed = { address: string };
const byAddress = (a: Addressed, b: Addressed) => (a.address < b.address ? -1 : 1);

test('the 66 calls of the reference are declared, and no others (§3.0)', () => {
  const declared = calls.map(({ method, path, returns, access, repeatable, browser }) => ({
    ...{ address: `${method} ${path.replace(/\{\w+\}/g, '{}')}`, returns: returns.kind },
    ...{ access, repeatable, browser },
  }));
  expect(declared.sort(byAddress)).toEqual(INDEX_ROWS.sort(byAddress));
  expect(new Set(calls.map(({ name }) => name)).size).toBe(66);
});

test('four calls declare the value of an empty body, which means signed out elsewhere (§1.9)', () => {
  const meanings = calls.flatMap(({ name, returns }) =>
    returns.kind === 'json' && returns.empty !== undefined ? [[name, returns.empty]] : [],
  );
  expect(Object.fromEntries(meanings)).toEqual({
    ...{ getUser: null, getCallLog: null },
    ...{ getContactsOfOrganization: [], getViewedCallLogs: [] },
  });
});
