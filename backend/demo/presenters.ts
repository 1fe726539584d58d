/** The agency's employees: two who may sign in, the others who only appear beside events and records. */
import { DAY, dayOf, textOf, workingMoment } from './calendar';
import { chance, firstName, lastName, mailWord, pickByShare, type Share } from './chance';
import type { Row } from './rows';

export interface Presenter {
  row: Row<'presenter'>;
  /** Until when they were employed. */
  lastDay: number;
}

/** The day on which the data is made, and everybody with how much of the outreach is theirs. */
export interface Office {
  today: number;
  yesterday: number;
  staff: readonly Share<Presenter>[];
}

export const DEMO_PASSWORD = 'outreach';
export const DEMO_SIGN_INS: readonly string[] = ['coordinator', 'manager'];

const EMPLOYEES = [
  { name: 'Maya', lastName: 'Whitfield', username: 'coordinator', weight: 5 },
  { name: 'Daniel', lastName: 'Okafor', username: 'manager', weight: 0.7 },
  { name: 'Rosa', lastName: 'Villalobos', username: 'rvillalobos', weight: 4 },
  { name: 'Priya', lastName: 'Raman', username: 'praman', weight: 3 },
  { name: 'Tomasz', lastName: 'Kowalczyk', username: 'tkowalczyk', weight: 3 },
  { name: 'Keisha', lastName: 'Freeman', username: 'kfreeman', weight: 3 },
  { name: 'Omar', lastName: 'Haddad', username: 'ohaddad', weight: 2 },
  { name: 'Ellen', lastName: 'Brandt', username: 'ebrandt', weight: 2 },
];
const LEFT = 'ebrandt';
const DAYS_SINCE_LEAVING = 200;

export function generateOffice(count: number, today: number): Office {
  const hired = Array.from({ length: count - EMPLOYEES.length }, (_, index) => ({
    name: firstName(),
    lastName: lastName(),
    username: `presenter${index + 1}`,
    weight: 1,
  }));
  const staff = [...EMPLOYEES, ...hired].map(({ weight, ...employee }, index) => {
    const active = employee.username !== LEFT;
    const row: Row<'presenter'> = {
      presenterId: index + 1,
      ...employee,
      email: `${mailWord(`${employee.name}.${employee.lastName}`)}@example.org`,
      active,
      managerialAccess: employee.username === 'manager',
      passwordHash: null,
    };
    const lastDay = active ? Number.POSITIVE_INFINITY : today - DAYS_SINCE_LEAVING * DAY;
    return { weight, value: { row, lastDay } };
  });
  return { today, yesterday: today - DAY, staff };
}

/** One of those who were employed at that moment, the busier ones more often. */
export function pickPresenter({ staff }: Office, moment: number): Presenter {
  for (;;) {
    const presenter = pickByShare(staff);
    if (dayOf(moment) <= presenter.lastDay) return presenter;
  }
}

export type Stamps = ReturnType<typeof stamps>;

/** The stamps of a row: who wrote it and when, and of some rows who changed it within so many days. */
export function stamps(
  office: Office,
  author: Presenter,
  at: number,
  changes: { share: number; days: number },
) {
  const changed = chance(changes.share) && dayOf(at) < office.yesterday;
  const latest = Math.min(dayOf(at) + changes.days * DAY, office.yesterday);
  const changedAt = changed ? workingMoment(at, latest) : at;
  const editor = changed ? pickPresenter(office, changedAt) : author;
  return {
    createDate: textOf(at),
    lastModifiedDate: textOf(changedAt),
    createdById: author.row.presenterId,
    lastModifiedById: editor.row.presenterId,
  };
}
