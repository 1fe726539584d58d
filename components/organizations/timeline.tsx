'use client';
import { useId, useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { SelectField } from '@/components/ui/field';
import { HydratedButton } from '@/components/ui/hydrated-button';
import { Panel, PanelText } from '@/components/ui/panel';
import { CELL_LINK } from '@/components/ui/table';
import type { TimelineItem } from './timeline-items';

interface TimelineProps {
  items: TimelineItem[];
  /** Wall clock. */
  now: string;
  /** Titles of sections that could not be loaded. */
  missing: string[];
}

const FIRST_ROWS = 10;
const ALL_KINDS = 'Everything';
const ALL_PEOPLE = 'Everyone';

export function Timeline({ items, now, missing }: TimelineProps) {
  const id = useId();
  const [kind, setKind] = useState(ALL_KINDS);
  const [person, setPerson] = useState(ALL_PEOPLE);
  const [all, setAll] = useState(false);
  const people = [...new Set(items.flatMap((item) => item.people))].sort((a, b) =>
    a.localeCompare(b),
  );
  const matching = items.filter(
    (item) =>
      (kind === ALL_KINDS || item.kind === kind) &&
      (person === ALL_PEOPLE || item.people.includes(person)),
  );
  const shown = all ? matching : matching.slice(0, FIRST_ROWS);

  return (
    <Panel title="Timeline">
      <div className="space-y-3 px-4 py-3 text-sm">
        <Highlights items={items} now={now} />
        {missing.length > 0 ? (
          <p className="text-warning">Could not be loaded: {missing.join(', ')}.</p>
        ) : null}
        <div className="flex flex-wrap gap-4">
          <SelectField
            id={`${id}kind`}
            name="kind"
            label="Show"
            value={kind}
            choices={[ALL_KINDS, 'Call log', 'Event', 'Note']}
            always
            onChange={setKind}
          />
          <SelectField
            id={`${id}person`}
            name="person"
            label="By"
            value={person}
            choices={[ALL_PEOPLE, ...people]}
            always
            onChange={setPerson}
          />
        </div>
      </div>
      {matching.length === 0 ? (
        <PanelText>
          {items.length === 0 ? 'Nothing has happened here yet.' : 'Nothing matches.'}
        </PanelText>
      ) : (
        <ol aria-label="Timeline" className="divide-y divide-line border-line border-t">
          {shown.map((item) => (
            <TimelineRow key={`${item.kind} ${item.id} ${item.at}`} item={item} now={now} />
          ))}
        </ol>
      )}
      {shown.length < matching.length ? (
        <p className="border-line border-t px-4 py-2 text-sm">
          <HydratedButton onClick={() => setAll(true)} className={CELL_LINK}>
            Show all {matching.length}
          </HydratedButton>
        </p>
      ) : null}
    </Panel>
  );
}

/** The latest call log and the next event. */
function Highlights({ items, now }: Pick<TimelineProps, 'items' | 'now'>) {
  const spoke = items.find((item) => item.kind === 'Call log' && item.at <= now);
  const next = items.findLast((item) => item.kind === 'Event' && item.at > now);
  return (
    <ul>
      <li>
        {spoke ? (
          <>
            Last spoke with <bdi>{spoke.people.join(', ') || 'an employee'}</bdi> on{' '}
            <AppLink href={spoke.href ?? ''} className={CELL_LINK}>
              {spoke.when}
            </AppLink>
          </>
        ) : (
          'No call log yet.'
        )}
      </li>
      {next ? (
        <li>
          Next event:{' '}
          <AppLink href={next.href ?? ''} className={CELL_LINK}>
            {next.when}
          </AppLink>
          , <bdi>{next.text}</bdi>
        </li>
      ) : null}
    </ul>
  );
}

function TimelineRow({ item, now }: { item: TimelineItem; now: string }) {
  const { kind, when, people, text, href, at } = item;
  return (
    <li className="grid gap-x-4 px-4 py-2 text-sm sm:grid-cols-[6rem_14rem_1fr]">
      <p className="font-semibold">
        {kind}
        {kind === 'Event' && at > now ? (
          <span className="font-normal text-muted"> to come</span>
        ) : null}
      </p>
      <p>
        {href ? (
          <AppLink href={href} className={CELL_LINK}>
            {when || 'No date'}
          </AppLink>
        ) : (
          when
        )}
      </p>
      <div className="min-w-0">
        <p className="whitespace-pre-wrap wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
        {people.length > 0 ? <p className="text-muted">{people.join(', ')}</p> : null}
      </div>
    </li>
  );
}
