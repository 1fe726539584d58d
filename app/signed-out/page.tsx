/** After a logout; goes on to the backend's own sign-out page, if there is one. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NoticePage } from '@/components/shell/notice-page';
import { buttonLook } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { currentSession } from '@/lib/session/guard';
import { unsealText } from '@/lib/session/sealed-session';

export const metadata: Metadata = { title: 'You are signed out' };

export default async function SignedOutPage({ searchParams }: PageProps<'/signed-out'>) {
  if ((await currentSession()).kind === 'signed-in') redirect(routes.home);
  const address = await unsealText((await searchParams).to);
  return (
    <NoticePage title="You are signed out">
      {address ? (
        <>
          {/* Works without a script, and the policy for forms does not apply to it. */}
          <meta httpEquiv="refresh" content={`0; url="${address}"`} />
          <p>The sign-out page of your organization opens next.</p>
          <a href={address} className={buttonLook('primary')}>
            Continue
          </a>
        </>
      ) : (
        <>
          <p>
            This browser no longer holds your session. If other people use this computer, close all
            browser windows: you may still be signed in to your organization.
          </p>
          {/* A document request, which drops all state of the earlier session. */}
          <a href={routes.home} className={buttonLook('primary')}>
            Sign in again
          </a>
        </>
      )}
    </NoticePage>
  );
}
