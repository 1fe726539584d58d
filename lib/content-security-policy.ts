/** Content security policy of pages; each response has its own nonce. */
import 'server-only';
import { isDevelopment } from '@/lib/config';

export function contentSecurityPolicy(): string {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  // React's development build needs it.
  const evaluation = isDevelopment ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
    // Menus and messages are positioned by inline styles.
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
