/** What a page of ours may load and where its forms may go. Scripts need this answer's own nonce. */
import 'server-only';
import { isDevelopment } from '@/lib/config';

export function contentSecurityPolicy(): string {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const evaluation = isDevelopment ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
    // The floating menus and the messages place themselves with inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
