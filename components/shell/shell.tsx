'use client';
/**
 * The top bar and main part of every signed-in screen. A client component, because every response contains it again for
 * "not found", where it then takes one line.
 */
import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { useHydrated } from '@/components/ui/hydrated-button';
import { Logo, PersonIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';
import { MENU_ITEM, Menu, type MenuItem } from './menu';
import { usePreHydrationInput } from './pre-hydration-input';
import { Search } from './search';
import { expectLogout, useSessionWatch } from './use-session-watch';

interface ShellProps {
  /** Label of the user menu. */
  name: string;
  /** Fingerprint of the employee, which writes send along: the server rejects those of another employee. */
  employee: string;
  managerialAccess: boolean;
  children: ReactNode;
}

const MENUS: { label: string; items: MenuItem[] }[] = [
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
      { label: 'Follow-up list', href: routes.followUp },
    ],
  },
];

const USER_ITEMS = [
  { label: 'My Outreach schedule', href: routes.myOutreach },
  { label: 'This week', href: routes.thisWeek },
];
const MANAGER_ITEMS = [
  ...USER_ITEMS,
  { label: 'Manager Reports', href: routes.managerReports },
  { label: 'Manager dashboard', href: routes.managerDashboard },
];

export function Shell({ name, employee, managerialAccess, children }: ShellProps) {
  usePreHydrationInput();
  useSessionWatch();
  const hydrated = useHydrated();
  return (
    // Bar and main are rows of the body, with the messages of the root layout between them.
    <div data-employee={employee} className="contents">
      <a
        href="#main"
        className="sr-only z-50 rounded bg-surface px-3 py-2 font-semibold text-brand focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="relative z-30 bg-bar text-on-bar print:hidden">
        <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-1 px-2 py-1 sm:px-4 sm:py-1.5">
          <AppLink
            href={routes.home}
            className="mr-auto flex h-10 items-center gap-2 rounded px-1 font-bold max-sm:text-sm sm:mr-4 sm:gap-2.5 sm:px-2"
          >
            <Logo />
            <span>Outreach Tracking</span>
          </AppLink>
          <nav aria-label="Main" className="order-3 flex w-full sm:order-none sm:w-auto">
            {MENUS.map((menu) => (
              <Menu key={menu.label} {...menu} />
            ))}
          </nav>
          <Search />
          <Menu
            label={name}
            icon={<PersonIcon />}
            items={managerialAccess ? MANAGER_ITEMS : USER_ITEMS}
            align="right"
          >
            <li className="mt-1 border-line border-t pt-1">
              <form method="post" action={routes.logout} onSubmit={expectLogout}>
                <button type="submit" className={MENU_ITEM}>
                  Logout
                </button>
              </form>
            </li>
          </Menu>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="order-2 mx-auto w-full max-w-[96rem] flex-1 px-3 pb-5 focus:outline-none sm:px-6"
      >
        {children}
      </main>
      {hydrated ? null : (
        <p className="unhydrated-notice fixed inset-x-0 bottom-0 z-50 border-line-strong border-t bg-surface px-4 py-2 text-center text-sm print:hidden">
          Parts of this page are still loading. You can wait, or reload the page.{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page, and needs no script */}
          <a href="" className="font-semibold text-brand underline">
            Reload the page
          </a>{' '}
          if this does not change.
        </p>
      )}
    </div>
  );
}
