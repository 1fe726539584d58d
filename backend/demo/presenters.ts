/** The agency's employees, two of whom may sign in. */
import { DAY, dayOf, textOf, workingMoment } from './calendar';
import type { Row } from './generate';
import EMPLOYEES from './presenters.json';
import { chance, firstName, lastName, mailWord, pickByWeight } from './random';

export interface Presenter {
  row: Row<'presenter'>;
  weight: number;
}

export interface Office {
  today: number;
  yesterday: number;
  presenters: readonly Presenter[];
  active: readonly Presenter[];
}

export const DEMO_PASSWORD = 'outreach';
export const DEMO_SIGN_INS: readonly string[] = ['coordinator', 'manager'];

export function generateOffice(count: number, today: number): Office {
  const presenters = Array.from({ length: count }, (_, index) => {
    const { weight, active, ...employee } = EMPLOYEES[index] ?? {
      ...{ name: firstName(), lastName: lastName(), username: `presenter${index + 1}` },
      ...{ weight: 1, active: true },
    };
    const row = {
      presenterId: index + 1,
      ...employee,
      email: `${mailWord(`${employee.name}.${employee.lastName}`)}@example.org`,
      active: active ?? true,
      managerialAccess: employee.username === 'manager',
      passwordHash: null,
    };
    return { row, weight };
  });
  const active = presenters.filter(({ row }) => row.active);
  return { today, yesterday: today - DAY, presenters, active };
}

export const pickPresenter = ({ active }: Office) => pickByWeight(active);

/** A share of the rows is changed within some days. */
export function auditColumns(
  office: Office,
  author: Presenter,
  at: number,
  changes: { share: number; days: number },
) {
  const changed = chance(changes.share) && dayOf(at) < office.yesterday;
  const latest = Math.min(dayOf(at) + changes.days * DAY, office.yesterday);
  const editor = changed ? pickPresenter(office) : author;
  return {
    createDate: textOf(at),
    lastModifiedDate: textOf(changed ? workingMoment(at, latest) : at),
    createdById: author.row.presenterId,
    lastModifiedById: editor.row.presenterId,
  };
}
