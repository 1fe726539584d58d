import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Messages } from '@/components/ui/messages';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Mobility Management, Outreach Tracking', template: '%s · Outreach Tracking' },
  description: 'Outreach of mobility coordinators: organizations, contacts, events and call logs.',
  robots: { index: false, follow: false },
};

export const viewport: Viewport = { colorScheme: 'light dark' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className="flex min-h-dvh flex-col">
        {children}
        <Messages />
      </body>
    </html>
  );
}
