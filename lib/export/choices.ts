/**
 * What can be exported of each list: the words on the buttons and the names of the files, which are the agency's, and
 * which rows they stand for. The names of the lists are those in our addresses.
 */

/**
 * `view`: the page that is shown. `matching`: every row that the filters leave. `all`, `mine`: a list of the backend's
 * that knows no filter.
 */
export const ROWS = ['view', 'matching', 'all', 'mine'] as const;
export type Rows = (typeof ROWS)[number];

export const FORMATS = ['xlsx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export const COPIES = ['full', 'public'] as const;
export type Copy = (typeof COPIES)[number];

export interface Choice {
  rows: Rows;
  /** What the button says. */
  label: string;
  /** Name of the file, without its ending. */
  file: string;
  /** Name of the sheet. */
  sheet: string;
}

export const EXPORTS = {
  organizations: [
    { rows: 'view', label: 'Current view', file: 'Orgs-export', sheet: 'Orgs-export' },
    { rows: 'all', label: 'All orgs', file: 'All-Orgs', sheet: 'All-Orgs-export' },
    matching('Orgs-matching'),
  ],
  contacts: [
    { rows: 'view', label: 'Current view', file: 'Contacts-export', sheet: 'Contacts-export' },
    { rows: 'all', label: 'All contacts', file: 'All-Contacts', sheet: 'All-Contacts-export' },
    matching('Contacts-matching'),
  ],
  events: [
    { rows: 'view', label: 'Current view', file: 'Events-export', sheet: 'Events-export' },
    { rows: 'all', label: 'All events', file: 'All-Events', sheet: 'All-Events-export' },
    matching('Events-matching'),
  ],
  'my-schedule': [
    {
      rows: 'view',
      label: 'Current view',
      file: 'My-Outreach-export',
      sheet: 'My-Outreach-export',
    },
    { rows: 'all', label: 'All my events', file: 'All-My-Events', sheet: 'All-My-Events-export' },
    matching('My-Outreach-matching'),
  ],
  'call-logs': [
    { rows: 'view', label: 'Current View', file: 'CallLogs-view', sheet: 'callLogs-view-export' },
    {
      rows: 'mine',
      label: 'My Call-Logs',
      file: 'All-My-CallLogs',
      sheet: 'All-my-callLogs-export',
    },
    { rows: 'all', label: 'All Call-Logs', file: 'All-CallLogs', sheet: 'All-callLogs-export' },
    matching('CallLogs-matching'),
  ],
  'manager-report': [
    {
      rows: 'view',
      label: 'Current view',
      file: 'Manager-Report-export',
      sheet: 'Manager-Report-export',
    },
    {
      rows: 'all',
      label: "MOC's all events",
      file: 'All-MOC-Events',
      sheet: 'All-MOC-Events-export',
    },
    matching('Manager-Report-matching'),
  ],
} as const satisfies Record<string, readonly Choice[]>;

export type ListName = keyof typeof EXPORTS;

function matching(file: string): Choice {
  return { rows: 'matching', label: 'All rows matching these filters', file, sheet: file };
}

/** A list of the backend's own may be had once per page load, as the agency's rule is. */
export function isOncePerPage(rows: Rows): boolean {
  return rows === 'all' || rows === 'mine';
}

export function fileNameOf(choice: Choice, copy: Copy, format: Format): string {
  return `${choice.file}${copy === 'public' ? '-public' : ''}.${format}`;
}
