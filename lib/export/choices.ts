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

const choice = (rows: Rows, label: string, file: string, sheet = file): Choice => ({
  rows,
  label,
  file,
  sheet,
});
const choices = (name: string, label: string, all = `All-${name}`): readonly Choice[] => [
  choice('view', 'Current view', `${name}-export`),
  choice('all', label, all, `${all}-export`),
  matching(name),
];
const matching = (name: string) =>
  choice('matching', 'All rows matching these filters', `${name}-matching`);

export const EXPORTS = {
  organizations: choices('Orgs', 'All orgs'),
  contacts: choices('Contacts', 'All contacts'),
  events: choices('Events', 'All events'),
  'my-schedule': choices('My-Outreach', 'All my events', 'All-My-Events'),
  'call-logs': [
    choice('view', 'Current View', 'CallLogs-view', 'callLogs-view-export'),
    choice('mine', 'My Call-Logs', 'All-My-CallLogs', 'All-my-callLogs-export'),
    choice('all', 'All Call-Logs', 'All-CallLogs', 'All-callLogs-export'),
    matching('CallLogs'),
  ],
  'manager-report': choices('Manager-Report', "MOC's all events", 'All-MOC-Events'),
};

export type ListName = keyof typeof EXPORTS;

/** A list of the backend's own may be had once per page load, as the agency's rule is. */
export function isOncePerPage(rows: Rows): boolean {
  return rows === 'all' || rows === 'mine';
}

export function fileNameOf({ file }: Choice, copy: Copy, format: Format): string {
  return `${file}${copy === 'public' ? '-public' : ''}.${format}`;
}
