/** The agency's employees, two of whom may sign in. */
import { DAY, dayOf, textOf, workingMoment } from './calendar';
import EMPLOYEES from './presenters.json';
import { chance, firstName, lastName, mailWord, pickByWeight } from './random';
import type { Row } from './rows';

export interface Presenter {
  row: Row<'presenter'>;
  weight: number;
  /** Of the employment. */
  lastDay: number;
}

export interface Office {
  today: number;
  yesterday: number;
  staff: readonly Presenter[];
}

export const DEMO_PASSWORD = 'outreach';
export const DEMO_SIGN_INS: readonly string[] = ['coordinator', 'manager'];
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
    const row = {
      presenterId: index + 1,
      ...employee,
      email: `${mailWord(`${employee.name}.${employee.lastName}`)}@example.org`,
      active,
      managerialAccess: employee.username === 'manager',
      passwordHash: null,
    };
    const lastDay = active ? Number.POSITIVE_INFINITY : today - DAYS_SINCE_LEAVING * DAY;
    return { row, weight, lastDay };
  });
  return { today, yesterday: today - DAY, staff };
}

/** By weight, among those employed at that moment. */
export function pickPresenter({ staff }: Office, moment: number): Presenter {
  for (;;) {
    const presenter = pickByWeight(staff);
    if (dayOf(moment) <= presenter.lastDay) return presenter;
  }
}

/** A share of the rows is changed within some days. */
export function auditColumns(
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
