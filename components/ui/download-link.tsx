'use client';
import type { MouseEvent, ReactNode } from 'react';
import { download } from '@/lib/browser/download';
import { SignInAgain } from './app-link';
import { buttonLook } from './button';
import { showMessage } from './messages';

/** A link to a file. A failed download shows a message on this page; without script the browser follows the link. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const done = await download(href);
    if (done.ok) return;
    const action = done.signedOut ? <SignInAgain /> : undefined;
    showMessage('error', `We could not download the file. ${done.message}`, 12, action);
  };

  return (
    <a href={href} download onClick={follow} className={buttonLook('secondary')}>
      {children}
    </a>
  );
}
