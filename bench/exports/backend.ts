/** A backend that answers at once: as many events as it is told, in one list, and what a page of the product asks. */
import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { eventRow } from './rows';

const rows = Number(process.argv[2]);
const BATCH = 500;

const organization = (orgId: number) => ({
  orgId,
  orgname: `Township office ${orgId}`,
  countyName: 'Cook',
  regsite: 1,
  orgContacts: [],
  eventOrgs: [],
});

const page = (content: unknown[], totalElements: number) => ({
  content,
  totalElements,
  totalPages: Math.ceil(totalElements / 10),
  pageable: { pageSize: 10 },
});

const ANSWERS: [beginning: string, answer: unknown][] = [
  ['/api/user', { firstName: 'Maya', lastName: 'Whitfield' }],
  ['/api/checkUserManagerialAccess', false],
  ['/api/events-filtered-sorted/', page([], rows)],
  [
    '/api/orgs-sorted-default',
    page(
      Array.from({ length: 10 }, (_, at) => organization(at + 1)),
      300,
    ),
  ],
  ['/api/counties', [{ countyId: 1, countyDesc: 'Cook' }]],
  ['/api/allStatusTypes', [{ statusId: 1, statusDesc: 'Completed', statusType: 'E' }]],
];

function* allEvents(): Generator<string> {
  yield '[';
  for (let first = 1; first <= rows; first += BATCH) {
    const count = Math.min(BATCH, rows - first + 1);
    const some = Array.from({ length: count }, (_, at) => JSON.stringify(eventRow(first + at)));
    yield `${first === 1 ? '' : ','}${some.join(',')}`;
  }
  yield ']';
}

function answer(url: string, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  if (url === '/api/events') {
    Readable.from(allEvents(), { objectMode: false }).pipe(response);
    return;
  }
  const found = ANSWERS.find(([beginning]) => url.startsWith(beginning));
  response.statusCode = found ? 200 : 500;
  response.end(JSON.stringify(found?.[1] ?? null));
}

createServer((request, response) => answer(request.url ?? '', response)).listen(
  Number(process.argv[3]),
  '127.0.0.1',
);
