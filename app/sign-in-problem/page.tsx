/** Names the setting that is missing when the backend redirects the sign-in to an unknown host. */
import type { Metadata } from 'next';
import { NoticePage } from '@/components/shell/notice-page';
import { buttonLook } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { setDocumentStatus } from '@/lib/session/http-exchange';
import { unsealText } from '@/lib/session/sealed-session';

export const metadata: Metadata = { title: 'You cannot sign in' };

export default async function SignInProblemPage({ searchParams }: PageProps<'/sign-in-problem'>) {
  setDocumentStatus(500);
  const origin = await unsealText((await searchParams).origin);
  return (
    <NoticePage title="You cannot sign in">
      <p>
        A setting of this application is missing. Contact IT Support and give them the details on
        this page.
      </p>
      {origin ? (
        <div className="space-y-2 rounded border border-line bg-sunken p-3 text-left text-sm">
          <h2 className="font-semibold">For IT Support</h2>
          <p>
            The outreach system redirects the sign-in to{' '}
            <code className="wrap-anywhere">{origin}</code>, which is not in the settings.
          </p>
          <ul className="list-disc space-y-2 pl-5">
            <li>
              If this is the identity provider, set{' '}
              <code className="block wrap-anywhere">REDIRECT_HOSTS={new URL(origin).host}</code>
              Separate several hosts with commas.
            </li>
            <li>
              If this is another address of the outreach system, set{' '}
              <code className="block wrap-anywhere">LEGACY_API_URL={origin}</code>
            </li>
            <li>
              If this is the address of this application, set{' '}
              <code className="block wrap-anywhere">APP_URL={origin}</code>
            </li>
          </ul>
          <p>
            Restart the application after the change. <code>npm run doctor</code> checks the
            settings.
          </p>
        </div>
      ) : null}
      <a href={routes.login} className={buttonLook('primary')}>
        Try again
      </a>
    </NoticePage>
  );
}
