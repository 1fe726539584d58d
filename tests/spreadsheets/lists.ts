/** The six lists from the real handler, with hostile rows of the backend. */
import { request, respondJson } from '@/tests/app/export/backend';
import {
  callLogNote,
  contactRow,
  eventRow,
  organizationRow,
  pageOf,
} from '@/tests/support/legacy-rows';
import { startRealBackend } from '@/tests/support/real-backend';
import { setSettings } from '@/tests/support/settings';

const ROWS = 3;
const HOSTILE = ['=1+1', '  مرحبا ', '_x0041_ 007'];
const three = <Row>(row: (number: number, text: string) => Row): Row[] =>
  HOSTILE.map((text, number) => row(number + 1, text));

const events = three((eventId, text) =>
  eventRow({
    eventId,
    eventName: text,
    zip: '00601',
    cancelReason: text,
    eventPresenters: [text, 'Ann Bee'],
    surveyDateTime: '2021-11-07T01:30:00',
  }),
);

const comment = (callId: number, noteEntry: string) => callLogNote({ noteEntry }, { callId });

/** By the beginning of the call's path. */
const BODIES: [path: string, body: unknown][] = [
  [
    '/api/organizations',
    three((orgId, orgname) => organizationRow({ orgId, orgname, email: orgname })),
  ],
  [
    '/api/all-contacts-export',
    three((contactId, firstName) => contactRow({ contactId, firstName, phone: firstName })),
  ],
  ['/api/events-filtered', pageOf([], { totalElements: ROWS, totalPages: 1 })],
  ['/api/events', events],
  ['/api/all-my-events-export', events],
  ['/api/all-callLogs-export', three(comment)],
  ['/api/all-moc-events-export/7', events],
];

/** Name of the list, its query, and how many columns it has. */
export const LISTS = [
  ['organizations', '', 10],
  ['contacts', '', 12],
  ['events', '', 23],
  ['my-schedule', '', 17],
  ['call-logs', '', 8],
  ['manager-report', '&presenter=7', 17],
] as const;

/** By file name. Settings are read once: call it before anything reads them. */
export async function exportLists(): Promise<Map<string, Buffer>> {
  const real = await startRealBackend();
  setSettings({ LEGACY_API_URL: real.address });
  real.answer = ({ url = '' }, response) => {
    const found = BODIES.find(([path]) => url.startsWith(path));
    // The filtered call of every list counts its rows.
    respondJson(response, found ? found[1] : pageOf([], { totalElements: ROWS, totalPages: 1 }));
  };
  try {
    const files = new Map<string, Buffer>();
    for (const [list, query] of LISTS) {
      for (const format of ['xlsx', 'csv']) {
        const path = `${list}?rows=all&format=${format}${query}`;
        const response = await request(path);
        if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
        files.set(`${list}.${format}`, Buffer.from(await response.arrayBuffer()));
      }
    }
    return files;
  } finally {
    await real.stop();
  }
}
