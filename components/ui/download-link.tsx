'use client';
/**
 * A link to a file of ours. With script a file that cannot be had says why on this page; without, the browser follows
 * the link as any other.
 */
import type { MouseEvent, ReactNode } from 'react';
import { download } from '@/lib/browser/download';
import { SignInAgain } from './app-link';
import { buttonLook } from './button';
import { showMessage } from './messages';

interface DownloadLinkProps {
  href: string;
  children: ReactNode;
}

export function DownloadLink({ href, children }: DownloadLinkProps) {
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const done = await download(href);
    if (done.ok) return;
    const wayBack = done.signedOut ? <SignInAgain /> : undefined;
    showMessage('error', `The file could not be had: ${done.message}`, 12, wayBack);
  };

  return (
    <a href={href} download onClick={follow} className={buttonLook('secondary')}>
      {children}
    </a>
  );
}
