/** Every address that shows data of the backend. */
export interface MatrixPage {
  path: string;
  /** Part of `METHOD /path` of the call that the page needs; null: it is shown without any. */
  main: string | null;
  /** A file or JSON instead of a page, which fails with a problem document. */
  data?: true;
  /** Also shown without its main call: from other data, or as any JSON, which the browser checks. */
  copes?: true;
}

/** Rows of the demo data whose ids no seed changes. */
const ORGANIZATION = 14;
const CONTACT = 1;
const EVENT = 8;
const CALL_LOG = 5;
const PRESENTER = 2;

export const PAGES: readonly MatrixPage[] = [
  { path: '/', main: null },
  { path: '/organizations', main: 'GET /api/orgs-' },
  { path: '/organizations/new', main: 'GET /api/counties' },
  { path: `/organizations/${ORGANIZATION}`, main: 'GET /api/organizations/' },
  { path: `/organization/read/${ORGANIZATION}`, main: 'GET /api/organizations/' },
  { path: '/contacts', main: 'GET /api/contacts-' },
  { path: '/contact/new', main: null },
  { path: `/contact/${CONTACT}`, main: 'GET /api/contact/' },
  { path: `/contact/read/${CONTACT}`, main: 'GET /api/contact/' },
  { path: '/events', main: 'GET /api/events-' },
  { path: '/events/new', main: 'GET /api/all-event-types' },
  { path: `/events/${EVENT}`, main: 'GET /api/events/' },
  { path: `/event/read/${EVENT}`, main: 'GET /api/events/' },
  { path: `/event/read/${EVENT}/calendar`, main: 'GET /api/events/', data: true },
  { path: '/myoutreach', main: 'myevents' },
  { path: '/myoutreach?view=month&upcoming=0', main: 'myevents' },
  { path: '/myoutreach/calendar', main: 'myevents', data: true },
  { path: '/calllogs', main: 'GET /api/call-logs-' },
  { path: '/callLogs', main: 'GET /api/call-logs-' },
  { path: '/calllog/new', main: 'GET /api/orgStatusTypes' },
  { path: `/calllog/new?OrgId=${ORGANIZATION}`, main: 'GET /api/organizations/', copes: true },
  { path: `/calllog/${CALL_LOG}`, main: 'GET /api/callLog-detail/', copes: true },
  { path: '/manager-reports', main: 'GET /api/activePresenters' },
  { path: `/manager-reports?presenter=${PRESENTER}`, main: 'GET /api/sorted-' },
  { path: '/manager-dashboard', main: 'GET /api/activePresenters' },
  { path: `/manager-dashboard?presenter=${PRESENTER}`, main: 'GET /api/dashboard/' },
  { path: `/manager-dashboard/events?presenter=${PRESENTER}`, main: '-events' },
  {
    path: '/api/elasticsearch/multi-field-index/senior',
    ...{ main: 'GET /api/elastic', data: true, copes: true },
  },
  { path: `/api/events/${EVENT}/presenters`, main: `GET /api/events/${EVENT}`, data: true },
  { path: '/api/activePresenters', main: 'GET /api/activePresenters', data: true, copes: true },
];
