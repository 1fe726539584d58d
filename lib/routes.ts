export const routes = {
  home: '/',
  organizations: '/organizations',
  newOrganization: '/organizations/new',
  followUp: '/organizations/follow-up',
  editOrganization: (orgId: number) => `/organizations/${orgId}`,
  organization: (orgId: number | string) => `/organization/read/${orgId}`,
  contacts: '/contacts',
  newContact: '/contact/new',
  editContact: (contactId: number) => `/contact/${contactId}`,
  contact: (contactId: number | string) => `/contact/read/${contactId}`,
  events: '/events',
  newEvent: '/events/new',
  newEventFor: (orgId: number) => `/events/new?OrgId=${orgId}`,
  copyEvent: (eventId: number) => `/events/new?copy=${eventId}`,
  repeatEvent: (eventId: number) => `/events/new?copy=${eventId}&repeat=1`,
  editEvent: (eventId: number) => `/events/${eventId}`,
  event: (eventId: number | string) => `/event/read/${eventId}`,
  eventCalendar: (eventId: number) => `/event/read/${eventId}/calendar`,
  myOutreach: '/myoutreach',
  thisWeek: '/myoutreach?days=week',
  waitingEvents: '/myoutreach?view=waiting',
  myCalendar: '/myoutreach/calendar',
  callLogs: '/calllogs',
  /** The menu's spelling; the same list. */
  callLogsInMenu: '/callLogs',
  newCallLog: '/calllog/new',
  newCallLogFor: (orgId: number) => `/calllog/new?OrgId=${orgId}`,
  callLog: (callId: number) => `/calllog/${callId}`,
  managerReports: '/manager-reports',
  managerDashboard: '/manager-dashboard',
  dashboardEvents: '/manager-dashboard/events',
  export: (list: string) => `/export/${list}`,
  login: '/login',
  logout: '/logout',
  signedOut: '/signed-out',
  signInProblem: '/sign-in-problem',
  sessionEnded: '/session-ended',
  forbidden: '/forbidden',
  unavailable: '/unavailable',
} as const;

const withQuery = (path: string, name: string, value: string | null): string =>
  value === null ? path : `${path}?${new URLSearchParams({ [name]: value })}`;

/** Home, which shows the sign-in and then redirects to `returnTo`. */
export const signInPath = (returnTo: string) =>
  withQuery(routes.home, 'returnTo', returnTo === routes.home ? null : returnTo);

/** `to`: sealed address of the backend's own sign-out page, which follows. */
export const signedOutPath = (to: string | null) => withQuery(routes.signedOut, 'to', to);

/** `origin`: sealed origin to which the backend redirects the sign-in. */
export const signInProblemPath = (origin: string | null) =>
  withQuery(routes.signInProblem, 'origin', origin);

/** Home without `returnTo`. */
export const unavailablePath = (returnTo: string | null) =>
  returnTo === null ? routes.home : withQuery(routes.unavailable, 'returnTo', returnTo);

export const sessionEndedPath = (returnTo: string) =>
  withQuery(routes.sessionEnded, 'returnTo', returnTo);

const MANAGER_ROUTES = [routes.managerReports, routes.managerDashboard];

/** Whether a path, percent-encoded or not, is that of a manager's screen. */
export function isManagerRoute(pathname: string): boolean {
  const path = pathname.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return MANAGER_ROUTES.some((route) => path === route || path.startsWith(`${route}/`));
}
