/**
 * The first page of every list comes out of an index (legacy-api.md §1.16). Asked of the queries that the routes
 * send, with the demo data, whose few thousand rows are enough for PostgreSQL to prefer an index where there is one.
 */
import { type Statement, watchedServer } from '@/tests/backend/support/plans';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const COORDINATOR = 1;
const GROWING = ['organization', 'contact', 'event', 'call_log'];

let standIn: StandIn;
let server: Awaited<ReturnType<typeof watchedServer>>;

beforeAll(async () => {
  standIn = await startStandIn({ DEMO_DATA: 'demo' });
  server = await watchedServer(standIn.databaseUrl, COORDINATOR);
});

afterAll(async () => {
  await server.close();
  await standIn.stop();
});

async function readWhole(statement: Statement): Promise<string[]> {
  return (await server.tablesReadWhole(statement)).filter((table) => GROWING.includes(table));
}

/** Cuts a page out of a list; a list has one of them. */
async function pageQuery(path: string): Promise<Statement> {
  const pages = (await server.statementsOf(path)).filter(({ text }) => / limit \$\d+/.test(text));
  const [page] = pages.filter(({ text }) => text.includes(' order by '));
  if (!page) throw new Error(`No page is cut out for ${path}`);
  return page;
}

/** Those by the text of another table (county, status, a call log's organization) sort all rows: no index spans two. */
const ORDERS: [string, string[]][] = [
  ['/api/orgs-filtered-sorted/0/10/{order}', ['orgname', 'city', 'lastContact']],
  [
    '/api/contacts-filtered-sorted/0/10/{order}/null/null',
    ['firstName', 'lastName', 'title', 'email', 'lastContactDate'],
  ],
  [
    '/api/events-filtered-sorted/0/10/{order}/null/null',
    ['location', 'eventName', 'city', 'startDateTime', 'endDateTime'],
  ],
  [
    '/api/sorted-filtered-myevents/0/10/{order}/null/null/false',
    ['event.location', 'event.eventName', 'event.city', 'event.startDateTime', 'event.endDateTime'],
  ],
  [
    '/api/call-logs-filtered-sorted/0/10/{order}/null/null/false',
    ['createDate', 'lastModifiedDate', 'callLogDate'],
  ],
];

const PAGES = ORDERS.flatMap(([path, fields]) =>
  ['null/null', ...fields.flatMap((field) => [`${field}/asce`, `${field}/desc`])].map((order) =>
    path.replace('{order}', order),
  ),
);

test.each(PAGES)('%s follows an index', async (path) => {
  const page = await pageQuery(path);
  expect(await readWhole(page)).toEqual([]);
});

test.each([
  '/api/orgs-sorted-default',
  '/api/contacts-sorted-default',
  '/api/events-sorted-default/0/10',
  '/api/sorted-default-myevents',
  `/api/sorted-default-presenter-events/${COORDINATOR}`,
  '/api/call-logs-sorted-default',
])('%s follows an index', async (path) => {
  const page = await pageQuery(path);
  expect(await readWhole(page)).toEqual([]);
});

test.each([
  ['organization', 'organization_by_city', '/api/orgs-filtered-sorted/0/10/city/asce'],
  ['contact', 'contact_by_title', '/api/contacts-filtered-sorted/0/10/title/desc/null/null'],
  ['event', 'event_by_end', '/api/events-filtered-sorted/0/10/endDateTime/asce/null/null'],
  [
    'call_log',
    'call_log_by_call_log_date',
    '/api/call-logs-filtered-sorted/0/10/callLogDate/desc/null/null/false',
  ],
])(
  'the table %s would be read from end to end without the index %s',
  async (table, index, path) => {
    await standIn.db.query(`drop index ${index}`);
    expect(await readWhole(await pageQuery(path))).toEqual([table]);
  },
);
