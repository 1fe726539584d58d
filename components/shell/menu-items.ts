/** The menus of the top bar, with the labels and addresses that staff know. */
import { routes } from '@/lib/routes';

export interface MenuItem {
  label: string;
  href: string;
}

export const MENUS: { label: string; items: MenuItem[] }[] = [
  {
    label: 'Organizations',
    items: [
      { label: 'Organizations', href: routes.organizations },
      { label: 'Create Org.', href: routes.newOrganization },
      { label: 'Contacts', href: routes.contacts },
      { label: 'Create contact', href: routes.newContact },
    ],
  },
  {
    label: 'Events',
    items: [
      { label: 'Events', href: routes.events },
      { label: 'Create event', href: routes.newEvent },
    ],
  },
  {
    label: 'Call logs',
    items: [
      { label: 'Call logs', href: routes.callLogsInMenu },
      { label: 'Create call log', href: routes.newCallLog },
    ],
  },
];

export function userMenu(managerialAccess: boolean): MenuItem[] {
  const schedule = { label: 'My Outreach schedule', href: routes.myOutreach };
  if (!managerialAccess) return [schedule];
  return [
    schedule,
    { label: 'Manager Reports', href: routes.managerReports },
    { label: 'Manager dashboard', href: routes.managerDashboard },
  ];
}
