/** A backend for measurements: a list of events, and the calls of the pages. Arguments: number of events, port. */
import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { eventRow, organizationRow, pageOf } from '@/tests/support/legacy-rows';

const rows = Number(process.argv[2]);
const BATCH = 500;
const CITIES = ['Joliet', 'Aurora', 'Elgin', 'Waukegan', 'Cicero'];

const pad = (number: number) => String(number).padStart(2, '0');

/** Differs from the other rows in most columns. */
function numberedEvent(number: number) {
  const day = `20${pad(20 + (number % 7))}-${pad(1 + (number % 12))}-${pad(1 + (number % 28))}`;
  const hour = number % 22;
  const city = CITIES[number % CITIES.length];
  return eventRow({
    eventId: number,
    eventName: `Getting around without a car, part ${number}`,
    location: `Community room ${number % 900}, public library`,
    address: `${number} Main Street`,
    city,
    zip: `60${100 + (number % 900)}`,
    startDateTime: `${day}T${pad(hour)}:30:00`,
    endDateTime: `${day}T${pad(hour + 1)}:30:00`,
    rtaStaffCount: String(number % 5),
    audienceCount: String(number % 200),
    surveyCount: number % 50,
    surveyDateTime: `${day}T00:00:00`,
    cancelReason: number % 10 === 0 ? 'Short staffed' : null,
    eventPresenters: [`Maya Whitfield ${number % 80}`, `Daniel Okafor ${number % 70}`],
    eventaudienceType: ['Older adults', 'Veterans'],
    orgNames: { [number]: [`Township of ${city} ${number}`, 'Active partner'] },
  });
}

const organizations = Array.from({ length: 10 }, (_, at) =>
  organizationRow({ orgId: at + 1, orgname: `Township office ${at + 1}` }),
);

const page = (content: unknown[], totalElements: number) =>
  pageOf(content, { totalElements, totalPages: Math.ceil(totalElements / 10) });

const BODIES: [path: string, body: unknown][] = [
  ['/api/user', { firstName: 'Maya', lastName: 'Whitfield' }],
  ['/api/checkUserManagerialAccess', false],
  ['/api/events-filtered-sorted/', page([], rows)],
  ['/api/orgs-sorted-default', page(organizations, 300)],
  ['/api/counties', [{ countyId: 1, countyDesc: 'Cook' }]],
  ['/api/allStatusTypes', [{ statusId: 1, statusDesc: 'Completed', statusType: 'E' }]],
];

function* allEvents(): Generator<string> {
  yield '[';
  for (let first = 1; first <= rows; first += BATCH) {
    const count = Math.min(BATCH, rows - first + 1);
    const some = Array.from({ length: count }, (_, at) =>
      JSON.stringify(numberedEvent(first + at)),
    );
    yield `${first === 1 ? '' : ','}${some.join(',')}`;
  }
  yield ']';
}

function respond(url: string, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  if (url === '/api/events') {
    Readable.from(allEvents(), { objectMode: false }).pipe(response);
    return;
  }
  const found = BODIES.find(([path]) => url.startsWith(path));
  response.statusCode = found ? 200 : 500;
  response.end(JSON.stringify(found?.[1] ?? null));
}

createServer((request, response) => respond(request.url ?? '', response)).listen(
  Number(process.argv[3]),
  '127.0.0.1',
);
