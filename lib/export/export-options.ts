/** Export options of each list, by its name in the address. Labels and file names are the agency's. */

/** `view`: the page that is shown. `matching`: all rows that match the filters. `all`, `mine`: unfiltered lists. */
export const ROWS = ['view', 'matching', 'all', 'mine'] as const;
export type Rows = (typeof ROWS)[number];
export const FORMATS = ['xlsx', 'csv'] as const;
export const COPIES = ['full', 'public'] as const;

export interface ExportOption {
  rows: Rows;
  /** Text of the button. */
  label: string;
  /** File name without its extension. */
  file: string;
  /** Name of the sheet. */
  sheet: string;
}

const option = (rows: Rows, label: string, file: string, sheet = file): ExportOption => ({
  rows,
  label,
  file,
  sheet,
});
const matching = (name: string) =>
  option('matching', 'All rows matching these filters', `${name}-matching`);
const options = (name: string, label: string, all = `All-${name}`): readonly ExportOption[] => [
  option('view', 'Current view', `${name}-export`),
  option('all', label, all, `${all}-export`),
  matching(name),
];

export const EXPORTS = {
  organizations: options('Orgs', 'All orgs'),
  contacts: options('Contacts', 'All contacts'),
  events: options('Events', 'All events'),
  'follow-up': [option('view', 'Current view', 'Follow-up-export'), matching('Follow-up')],
  'my-schedule': options('My-Outreach', 'All my events', 'All-My-Events'),
  'call-logs': [
    option('view', 'Current View', 'CallLogs-view', 'callLogs-view-export'),
    option('mine', 'My Call-Logs', 'All-My-CallLogs', 'All-my-callLogs-export'),
    option('all', 'All Call-Logs', 'All-CallLogs', 'All-callLogs-export'),
    matching('CallLogs'),
  ],
  'manager-report': options('Manager-Report', "MOC's all events", 'All-MOC-Events'),
};

export type ListName = keyof typeof EXPORTS;

/** The agency's rule: an unfiltered list is exported once per page load. */
export const isOncePerPage = (rows: Rows) => rows === 'all' || rows === 'mine';
