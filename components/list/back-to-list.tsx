'use client';
/** A link back to a list as it was left; without script to the list as it is without parameters. */
import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/hydrated-button';
import { listLeftAt } from './list-address';

interface BackToListProps {
  path: string;
  children: string;
}

export function BackToList({ path, children }: BackToListProps) {
  const scripted = useHydrated();
  const shown = usePathname();
  return <ButtonLink href={scripted ? listLeftAt(path, shown) : path}>{children}</ButtonLink>;
}
