/** The agency's employees: two who may sign in, the others who only appear beside events and records. */
import { addDays } from './calendar/dates';
import { personalMail } from './contact-details';
import type { PresenterRow } from './demo-data';
import { personName } from './people-names';
import type { Random, Weighted } from './random';

export type DemoPresenter = {
  row: PresenterRow;
  /** The last working date of one who has left. */
  lastDate: string | null;
};

/** Everybody, with how much of the outreach is theirs. */
export type Staff = readonly Weighted<DemoPresenter>[];

export const DEMO_PASSWORD = 'outreach';
export const DEMO_SIGN_INS: readonly string[] = ['coordinator', 'manager'];

const DAYS_SINCE_LEAVING = 200;

type Employee = { name: string; lastName: string; username: string; share: number };

const EMPLOYEES: readonly Employee[] = [
  { name: 'Maya', lastName: 'Whitfield', username: 'coordinator', share: 5 },
  { name: 'Daniel', lastName: 'Okafor', username: 'manager', share: 0.7 },
  { name: 'Rosa', lastName: 'Villalobos', username: 'rvillalobos', share: 4 },
  { name: 'Priya', lastName: 'Raman', username: 'praman', share: 3 },
  { name: 'Tomasz', lastName: 'Kowalczyk', username: 'tkowalczyk', share: 3 },
  { name: 'Keisha', lastName: 'Freeman', username: 'kfreeman', share: 3 },
  { name: 'Omar', lastName: 'Haddad', username: 'ohaddad', share: 2 },
  { name: 'Ellen', lastName: 'Brandt', username: 'ebrandt', share: 2 },
];
const LEFT = 'ebrandt';

export function generatePresenters(random: Random, count: number, today: string): Staff {
  const hired = Array.from({ length: count - EMPLOYEES.length }, (_, index): Employee => {
    const { firstName, lastName } = personName(random);
    return { name: firstName, lastName, username: `presenter${index + 1}`, share: 1 };
  });
  return [...EMPLOYEES, ...hired].map((employee, index) => [
    {
      row: presenterRow(index + 1, employee),
      lastDate: employee.username === LEFT ? addDays(today, -DAYS_SINCE_LEAVING) : null,
    },
    employee.share,
  ]);
}

/** One of those who were employed on that date, the busier ones more often. */
export function pickPresenter(random: Random, staff: Staff, date: string): DemoPresenter {
  for (;;) {
    const presenter = random.weighted(staff);
    if (presenter.lastDate === null || date <= presenter.lastDate) return presenter;
  }
}

function presenterRow(presenterId: number, { name, lastName, username }: Employee): PresenterRow {
  return {
    presenterId,
    name,
    lastName,
    email: personalMail({ firstName: name, lastName }, 'example.org'),
    username,
    active: username !== LEFT,
    managerialAccess: username === 'manager',
    passwordHash: null,
  };
}
