/** A backend for measurements: `rows` events in one list, and what the pages request. Arguments: rows, port. */
import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

const rows = Number(process.argv[2]);
const BATCH = 500;
const TYPES = ['Presentation', 'Travel training', 'Resource fair', 'Webinar'];
const CITIES = ['Joliet', 'Aurora', 'Elgin', 'Waukegan', 'Cicero'];
const COUNTIES = ['Will', 'Kane', 'Lake', 'Cook', 'DuPage'];

const pad = (number: number) => String(number).padStart(2, '0');

/** Differs from the other rows in every column. */
function eventRow(number: number) {
  const day = `20${pad(20 + (number % 7))}-${pad(1 + (number % 12))}-${pad(1 + (number % 28))}`;
  const hour = number % 22;
  return {
    eventId: number,
    eventName: `Getting around without a car, part ${number}`,
    location: `Community room ${number % 900}, public library`,
    address: `${number} Main Street`,
    city: CITIES[number % CITIES.length],
    state: 'IL',
    zip: `60${100 + (number % 900)}`,
    county: { countyId: 1 + (number % 5), countyDesc: COUNTIES[number % COUNTIES.length] },
    startDateTime: `${day}T${pad(hour)}:30:00`,
    endDateTime: `${day}T${pad(hour + 1)}:30:00`,
    rtaStaffCount: String(number % 5),
    audienceCount: String(number % 200),
    surveyComplete: number % 2,
    surveyCount: number % 50,
    surveyDateTime: `${day}T00:00:00`,
    cancelReason: number % 10 === 0 ? 'Short staffed' : null,
    regsite: number % 2,
    neworg: number % 3 === 0 ? 1 : 0,
    electedOfficial: 0,
    deleteflag: 0,
    eventPresenters: [`Maya Whitfield ${number % 80}`, `Daniel Okafor ${number % 70}`],
    lastStatus: 'Completed',
    eventaudienceType: ['Older adults', 'Veterans'],
    eventTypeDesc: TYPES[number % TYPES.length],
    orgNames: { [number]: [`Township of ${CITIES[number % 5]} ${number}`, 'Active partner'] },
  };
}

const organizations = Array.from({ length: 10 }, (_, at) => ({
  orgId: at + 1,
  orgname: `Township office ${at + 1}`,
  countyName: 'Cook',
  regsite: 1,
  orgContacts: [],
  eventOrgs: [],
}));

const page = (content: unknown[], totalElements: number) => ({
  content,
  totalElements,
  totalPages: Math.ceil(totalElements / 10),
  pageable: { pageSize: 10 },
});

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
    const some = Array.from({ length: count }, (_, at) => JSON.stringify(eventRow(first + at)));
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
