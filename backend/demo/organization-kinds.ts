/** The kinds of organization that coordinators visit: how they are named, who works there, who comes. */
import { AUDIENCE } from './lookups';

export type OrganizationKind = {
  key: string;
  /** After the place: "Elgin Senior Center". */
  noun: string;
  /** Job titles of the people that coordinators speak with. */
  titles: readonly string[];
  rooms: readonly string[];
  /** Ids of audience types. */
  audiences: readonly number[];
  /** How likely it takes registrations for reduced fares. */
  registrationSite: number;
  /** Its noun is followed by a number, as a school district's is. */
  numbered?: boolean;
  /** Chicago has the service, but not neighborhood by neighborhood. */
  suburban?: boolean;
};

const { seniors, peopleWithDisabilities, veterans, students } = AUDIENCE;
const { caregivers, serviceStaff, jobSeekers, newcomers, generalPublic } = AUDIENCE;

export const ORGANIZATION_KINDS: readonly OrganizationKind[] = [
  {
    key: 'library',
    noun: 'Public Library District',
    titles: ['Adult Services Librarian', 'Outreach Librarian', 'Program Coordinator', 'Director'],
    rooms: ['Community Room', 'Lower-Level Meeting Room', 'Reading Room', 'Board Room'],
    audiences: [generalPublic, seniors, students],
    registrationSite: 0.3,
    suburban: true,
  },
  {
    key: 'senior-center',
    noun: 'Senior Center',
    titles: ['Executive Director', 'Activities Coordinator', 'Social Worker', 'Front Desk Lead'],
    rooms: ['Dining Room', 'Activity Room A', 'Main Hall', 'Card Room'],
    audiences: [seniors, caregivers],
    registrationSite: 0.55,
  },
  {
    key: 'township',
    noun: 'Township Office',
    titles: ['Township Supervisor', 'General Assistance Case Manager', 'Senior Services Director'],
    rooms: ['Town Hall Auditorium', 'Board Room', 'Senior Services Room'],
    audiences: [seniors, generalPublic, peopleWithDisabilities],
    registrationSite: 0.5,
    suburban: true,
  },
  {
    key: 'high-school-district',
    noun: 'High School District',
    titles: ['Transition Coordinator', 'Special Education Teacher', 'Vocational Coordinator'],
    rooms: ['Cafeteria', 'Transition Program Classroom', 'Media Center', 'Room 114'],
    audiences: [students, peopleWithDisabilities],
    registrationSite: 0.02,
    numbered: true,
    suburban: true,
  },
  {
    key: 'rehabilitation',
    noun: 'Rehabilitation Center',
    titles: ['Occupational Therapist', 'Discharge Planner', 'Director of Therapy', 'Case Manager'],
    rooms: ['Therapy Gym', 'Family Lounge', 'Conference Room 2'],
    audiences: [peopleWithDisabilities, seniors, caregivers],
    registrationSite: 0.05,
  },
  {
    key: 'hospital',
    noun: 'Community Hospital',
    titles: [
      'Community Health Manager',
      'Social Worker',
      'Patient Navigator',
      'Volunteer Director',
    ],
    rooms: ['Auditorium', 'Education Center', 'Main Lobby', 'Cafeteria Annex'],
    audiences: [serviceStaff, peopleWithDisabilities, seniors],
    registrationSite: 0.08,
  },
  {
    key: 'veterans-post',
    noun: "Veterans' Post",
    titles: ['Post Commander', 'Service Officer', 'Adjutant', 'Auxiliary President'],
    rooms: ['Post Hall', 'Canteen', 'Meeting Room'],
    audiences: [veterans, seniors],
    registrationSite: 0.1,
    numbered: true,
  },
  {
    key: 'village-hall',
    noun: 'Village Hall',
    titles: ['Village Clerk', 'Assistant Village Manager', 'Community Services Director'],
    rooms: ['Council Chambers', 'Lobby', 'Training Room'],
    audiences: [generalPublic, seniors],
    registrationSite: 0.35,
    suburban: true,
  },
  {
    key: 'park-district',
    noun: 'Park District',
    titles: ['Recreation Supervisor', 'Inclusion Manager', 'Active Adults Coordinator'],
    rooms: ['Recreation Center', 'Field House', 'Banquet Room', 'Picnic Pavilion'],
    audiences: [generalPublic, seniors, students],
    registrationSite: 0.1,
    suburban: true,
  },
  {
    key: 'workforce-center',
    noun: 'Workforce Center',
    titles: ['Career Coach', 'Business Services Manager', 'Site Manager', 'Youth Program Lead'],
    rooms: ['Workshop Room', 'Computer Lab', 'Conference Room B'],
    audiences: [jobSeekers, students, newcomers],
    registrationSite: 0.05,
  },
  {
    key: 'food-pantry',
    noun: 'Community Food Pantry',
    titles: ['Pantry Director', 'Volunteer Coordinator', 'Client Services Lead'],
    rooms: ['Waiting Area', 'Distribution Hall', 'Parish Hall'],
    audiences: [generalPublic, newcomers, seniors],
    registrationSite: 0.05,
  },
  {
    key: 'independent-living',
    noun: 'Center for Independent Living',
    titles: ['Independent Living Advocate', 'Executive Director', 'Reintegration Specialist'],
    rooms: ['Peer Group Room', 'Training Room', 'Conference Room'],
    audiences: [peopleWithDisabilities, caregivers, serviceStaff],
    registrationSite: 0.3,
  },
  {
    key: 'community-college',
    noun: 'Community College',
    titles: ['Dean of Student Services', 'Access Services Coordinator', 'Veterans Liaison'],
    rooms: ['Student Union', 'Room B1044', 'Atrium'],
    audiences: [students, jobSeekers, veterans],
    registrationSite: 0.03,
  },
  {
    key: 'senior-residence',
    noun: 'Senior Apartments',
    titles: ['Resident Services Coordinator', 'Property Manager', 'Activities Director'],
    rooms: ['Community Room', 'First-Floor Lounge', 'Dining Room'],
    audiences: [seniors],
    registrationSite: 0.04,
  },
  {
    key: 'parish',
    noun: 'Neighborhood Parish',
    titles: ['Parish Nurse', 'Outreach Minister', 'Office Manager', 'Deacon'],
    rooms: ['Parish Hall', 'Fellowship Room', 'Gymnasium'],
    audiences: [seniors, generalPublic, newcomers],
    registrationSite: 0.03,
  },
  {
    key: 'health-center',
    noun: 'Family Health Center',
    titles: ['Patient Navigator', 'Clinic Manager', 'Community Health Worker'],
    rooms: ['Waiting Area', 'Health Education Room', 'Conference Room'],
    audiences: [generalPublic, caregivers, newcomers],
    registrationSite: 0.08,
  },
  {
    key: 'special-recreation',
    noun: 'Special Recreation Association',
    titles: ['Recreation Specialist', 'Program Manager', 'Day Program Supervisor'],
    rooms: ['Program Room', 'Sensory Room', 'Gymnasium'],
    audiences: [peopleWithDisabilities, students, caregivers],
    registrationSite: 0.05,
  },
  {
    key: 'newcomer-center',
    noun: 'Immigrant Welcome Center',
    titles: ['Refugee Case Manager', 'Adult Education Instructor', 'Program Director'],
    rooms: ['Classroom 3', 'Welcome Hall', 'Conference Room'],
    audiences: [newcomers, jobSeekers],
    registrationSite: 0.05,
  },
];

const CITY_KINDS = ORGANIZATION_KINDS.filter(({ suburban }) => !suburban);

export function organizationKindsIn(city: string): readonly OrganizationKind[] {
  return city === 'Chicago' ? CITY_KINDS : ORGANIZATION_KINDS;
}

/** Throws for a key that the list does not hold. */
export function organizationKind(key: string): OrganizationKind {
  const kind = ORGANIZATION_KINDS.find((candidate) => candidate.key === key);
  if (!kind) throw new Error(`No kind of organization is called ${key}`);
  return kind;
}
