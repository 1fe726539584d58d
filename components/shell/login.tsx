/** What a visitor sees who is not signed in, whatever address was asked for. */
import { buttonLook } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { VERSION } from '@/lib/version';
import { NoticePage } from './notice-page';

export function Login() {
  return (
    <NoticePage title="Mobility Management, Outreach Tracking">
      {/* Not a page of ours but the sign-in that the backend hosts, so the browser itself has to go there. */}
      <a href={routes.login} className={buttonLook('primary', 'w-full')}>
        Employee Login
      </a>
      <p className="text-muted text-sm">Version {VERSION}</p>
    </NoticePage>
  );
}
