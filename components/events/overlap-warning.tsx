'use client';
/** Warns of double booking: the events that people present at the same time. It forbids nothing. */
import { NewTabLink } from '@/components/ui/app-link';
import { CELL_LINK } from '@/components/ui/table';
import { useRead } from '@/components/ui/use-read';
import { pathTo } from '@/lib/contract/paths';
import { routes } from '@/lib/routes';

interface OverlapWarningProps {
  /** Wall clock; null while it is not known. */
  start: string | null;
  end: string | null;
  /** The event itself; null for a new one. */
  eventId: number | null;
  /** `event`: the presenters of the event. */
  people: readonly string[] | 'event';
  /** The signed-in employee, who is addressed as "you". */
  person: string;
}

export function OverlapWarning({ start, end, eventId, people, person }: OverlapWarningProps) {
  const query = new URLSearchParams({
    ...(start && end && { start, end }),
    ...(eventId !== null && { except: String(eventId) }),
    ...(people === 'event' && { people }),
  });
  const isPeriod = start !== null && end !== null && start < end && people.length > 0;
  const { data } = useRead(
    isPeriod ? `${pathTo('eventOverlaps')}?${query}` : null,
    async () => (await import('@/lib/contract/responses')).overlapList,
  );
  const overlaps = isPeriod && data?.ok ? data.value.overlaps : [];
  const found = overlaps.flatMap((overlap) =>
    overlap.presenters
      .filter((name) => people === 'event' || people.includes(name))
      .map((name) => ({ name, ...overlap })),
  );
  return (
    <div role="status" className="text-sm text-warning empty:hidden">
      {found.length > 0 ? (
        <>
          <p className="font-semibold">Double booking</p>
          <ul className="list-disc pl-5">
            {found.map(({ name, eventId: other, place, when }) => (
              <li key={`${name} ${other}`}>
                {name === person ? 'You also present' : <bdi>{name} also presents</bdi>}{' '}
                <NewTabLink href={routes.event(other)} className={CELL_LINK}>
                  <bdi>{place}</bdi>
                </NewTabLink>
                , {when}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
