/** Events as the backend tells them, different from each other in every column. */

const TYPES = ['Presentation', 'Travel training', 'Resource fair', 'Webinar'];
const CITIES = ['Joliet', 'Aurora', 'Elgin', 'Waukegan', 'Cicero'];
const COUNTIES = ['Will', 'Kane', 'Lake', 'Cook', 'DuPage'];

const pad = (number: number) => String(number).padStart(2, '0');

export function eventRow(number: number) {
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
