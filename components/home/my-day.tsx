'use client';
/** What the signed-in employee does next. Each block is read by itself, after the page. */
import { AppLink, SESSION_ENDED, SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { Panel, PanelText } from '@/components/ui/panel';
import { PART_FAILED } from '@/components/ui/section';
import { CELL_LINK } from '@/components/ui/table';
import { useRead } from '@/components/ui/use-read';
import type { DayBlockName } from '@/lib/calendar/my-day';
import { pathTo } from '@/lib/contract/paths';
import type { DayBlock, DayRow } from '@/lib/contract/responses';
import { formatCount } from '@/lib/format/text';
import { DeviceDrafts } from './device-drafts';

interface BlockText {
  title: string;
  empty: string;
  all: string;
}

const BLOCKS: Record<DayBlockName, BlockText> = {
  upcoming: {
    title: 'Today and the next 7 days',
    empty: 'You have no events in the next 7 days.',
    all: 'Show all events of these days',
  },
  waiting: {
    title: 'Waiting for numbers',
    empty: 'No past event waits for its numbers.',
    all: 'Enter the numbers',
  },
  'call-logs': {
    title: 'My recent call logs',
    empty: 'You have not created a call log yet.',
    all: 'Show all my call logs',
  },
};

export function MyDay({ person }: { person: string }) {
  return (
    <section aria-labelledby="my-day" className="mt-10">
      <h2 id="my-day" className="mb-3 font-bold text-xl">
        My day
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Block name="upcoming" {...BLOCKS.upcoming} />
        <Block name="waiting" {...BLOCKS.waiting} />
        <Block name="call-logs" {...BLOCKS['call-logs']} />
        <DeviceDrafts person={person} />
      </div>
    </section>
  );
}

interface BlockProps extends BlockText {
  name: DayBlockName;
}

function Block({ name, title, ...texts }: BlockProps) {
  const { data, isValidating, mutate } = useRead(
    pathTo('dayBlock', { block: name }),
    async () => (await import('@/lib/contract/responses')).dayBlock,
  );
  const count = data?.ok ? data.value.count : null;
  return (
    <Panel title={count === null ? title : `${title} (${formatCount(count)})`}>
      {data === undefined ? (
        <PanelText>Loading…</PanelText>
      ) : data.ok ? (
        <BlockRows block={data.value} {...texts} />
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-3 px-4 py-4 text-sm">
          <span className="text-danger">{data.signedOut ? SESSION_ENDED : PART_FAILED}</span>
          {data.signedOut ? <SignInAgain /> : null}
          <Button onClick={() => void mutate()} aria-disabled={isValidating}>
            {isValidating ? 'Loading…' : 'Try again'}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function BlockRows({ block, empty, all }: { block: DayBlock } & Omit<BlockText, 'title'>) {
  const { rows, href } = block;
  return (
    <>
      {rows.length === 0 ? (
        <PanelText>{empty}</PanelText>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <BlockRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      <p className="border-line border-t px-4 py-2 text-sm">
        <AppLink href={href} className={CELL_LINK}>
          {all}
        </AppLink>
      </p>
    </>
  );
}

function BlockRow({ row: { href, text, when, note } }: { row: DayRow }) {
  return (
    <li className="px-4 py-2 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4">
        <AppLink href={href} className={CELL_LINK}>
          <bdi className="wrap-anywhere">{text}</bdi>
        </AppLink>
        <span className="whitespace-nowrap">{when}</span>
      </div>
      {note ? (
        <p className="text-muted wrap-anywhere">
          <bdi>{note}</bdi>
        </p>
      ) : null}
    </li>
  );
}
