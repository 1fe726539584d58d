/** What a visitor sees who is not signed in, whatever address was asked for. */
import { buttonLook } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { VERSION } from '@/lib/version';
import { Logo } from './logo';

export function Login() {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <div className="w-full max-w-sm overflow-hidden rounded-lg border border-line bg-surface text-center shadow-panel">
        <div className="flex h-28 items-center justify-center bg-bar">
          <Logo large />
        </div>
        <div className="px-6 py-8">
          <h1 className="mb-6 font-bold text-xl text-balance">
            Mobility Management, Outreach Tracking
          </h1>
          {/* Not a page of ours but the sign-in that the backend hosts, so the browser itself has to go there. */}
          <a href={routes.login} className={buttonLook('primary', 'w-full')}>
            Employee Login
          </a>
          <p className="mt-6 text-muted text-sm">Version {VERSION}</p>
        </div>
      </div>
    </main>
  );
}
