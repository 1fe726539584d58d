'use client';
/** The presenters of an event: their names, joining and leaving, and inviting others. */
import { useId, useRef } from 'react';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { keepFocus } from '@/components/ui/focus';
import { Notice } from '@/components/ui/notice';
import { Panel, PanelText } from '@/components/ui/panel';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { Event } from '@/lib/legacy/events';
import type { Membership, PresenterState } from '@/lib/legacy/presenters';
import { EventInvites } from './event-invites';
import type { Step } from './membership-outcome';
import { usePresenters } from './use-presenters';

export type InvitedEvent = Pick<
  Event,
  'eventId' | 'eventName' | 'location' | 'startDateTime' | 'endDateTime'
>;

interface EventPresentersProps {
  event: InvitedEvent;
  /** As the page was loaded with. */
  loaded: PresenterState;
  /** Full name of the signed-in employee. */
  person: string;
}

const TITLE = 'Event Presenter(s)';

export function EventPresenters({ event, loaded, person }: EventPresentersProps) {
  const panel = useRef<HTMLDivElement>(null);
  const timed = event.startDateTime !== null && event.endDateTime !== null;
  const state = usePresenters({
    ...{ eventId: event.eventId, loaded, person, timed },
    update: (change) => keepFocus(change, () => panel.current?.querySelector('button')),
  });
  const { presenters, membership, running, outcome, take, readAgain } = state;

  return (
    <>
      <div ref={panel} className="min-w-0">
        <Panel title={TITLE}>
          {presenters.length === 0 ? (
            <PanelText>No presenter has joined this event.</PanelText>
          ) : (
            <Table label={TITLE} head={<HeadCell>Name</HeadCell>}>
              {presenters.map((name, at) => (
                // Two presenters may have one name, and their ids are unknown.
                // biome-ignore lint/suspicious/noArrayIndexKey: rows without state
                <Row key={`${name} ${at}`}>
                  <Cell>
                    <bdi>{name}</bdi>
                  </Cell>
                </Row>
              ))}
            </Table>
          )}
          <div className="border-line border-t px-4 py-4">
            {membership ? (
              <MembershipButtons {...{ membership, running, take, timed }} />
            ) : (
              <p role="alert" className="text-danger text-sm">
                Whether you have joined could not be retrieved.{' '}
                <Button onClick={() => void readAgain(performance.now())}>Try again</Button>
              </p>
            )}
            <p role="status" className="text-sm text-success [&:not(:empty)]:pt-3">
              {outcome?.kind === 'done' ? outcome.text : null}
            </p>
            {outcome?.kind === 'failed' ? (
              <div className="pt-3">
                <Notice kind="danger">
                  {outcome.text} {outcome.signedOut ? <SignInAgain /> : null}
                </Notice>
              </div>
            ) : null}
          </div>
        </Panel>
      </div>
      <EventInvites
        {...{ event, timed, person, presenters }}
        onInvited={async (since) => (await readAgain(since)).ok}
      />
    </>
  );
}

interface MembershipButtonsProps {
  membership: Membership;
  running: Step | null;
  take: (step: Step) => Promise<void>;
  timed: boolean;
}

function MembershipButtons({ membership, running, take, timed }: MembershipButtonsProps) {
  const hint = useId();
  const { joined, primary } = membership;
  const press = (step: Step) => ({
    onClick: () => void take(step),
    'aria-disabled': running !== null,
    'aria-describedby': step === 'leave' ? undefined : hint,
  });
  return (
    <div className="space-y-3">
      <p>
        Primary presenter:{' '}
        <bdi className="font-semibold">
          {primary === undefined ? 'unknown' : (primary ?? '(not set)')}
        </bdi>
      </p>
      {primary === undefined ? (
        <p className="text-muted text-sm">
          The primary presenter could not be retrieved.
          {joined ? null : ' You can join as co-presenter.'}
        </p>
      ) : null}
      {joined ? (
        <Button {...press('leave')}>
          {running === 'leave' ? 'Removing…' : 'Remove me from event'}
        </Button>
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            {primary === null ? (
              <Button weight="primary" {...press('join-primary')}>
                {running === 'join-primary' ? 'Joining…' : 'Join as primary presenter'}
              </Button>
            ) : null}
            <Button {...press('join')}>
              {running === 'join' ? 'Joining…' : 'Join as co-presenter'}
            </Button>
          </div>
          <p id={hint} className="text-muted text-sm">
            {timed
              ? 'Joining mails you a calendar invite for this event.'
              : 'No calendar invite can be mailed for this event, because it has no start or no end.'}
          </p>
        </>
      )}
    </div>
  );
}
