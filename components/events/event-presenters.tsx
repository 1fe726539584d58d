'use client';
/** The presenters of an event: their names, joining and leaving, and inviting others. */
import { useEffect, useId, useRef, useState } from 'react';
import { draftKey, hasDraft } from '@/components/forms/draft';
import { useFocusOnChange, useUndo } from '@/components/forms/use-removal';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { keepFocus } from '@/components/ui/focus';
import { lazyPart } from '@/components/ui/lazy-part';
import { Notice, Panel, PanelText } from '@/components/ui/panel';
import { Summary } from '@/components/ui/summary';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { Event } from '@/lib/contract/entities/event';
import type { Membership, PresenterState } from '@/lib/legacy/presenters';
import { routes } from '@/lib/routes';
import { InviteMessage } from './invite-message';
import { OverlapWarning } from './overlap-warning';
import { PRIMARY_FAILED, type Step, usePresenters } from './use-presenters';

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
            {membership?.joined === false ? (
              <OverlapWarning
                start={event.startDateTime}
                end={event.endDateTime}
                eventId={event.eventId}
                people={[person]}
                person={person}
              />
            ) : null}
            {membership ? (
              <MembershipButtons {...{ membership, running, take, timed }} />
            ) : (
              <p role="alert" className="text-danger text-sm">
                We could not check whether you have joined.{' '}
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
  const { waiting, start, undo } = useUndo(() => take('leave'));
  const leaveBox = useFocusOnChange(waiting.length);
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
          {PRIMARY_FAILED}
          {joined ? null : ' You can join as co-presenter.'}
        </p>
      ) : null}
      {joined ? (
        <div ref={leaveBox}>
          {waiting.length > 0 ? (
            <p className="flex flex-wrap items-center gap-3">
              <span role="status">You will be removed from this event.</span>
              <Button onClick={() => undo(0)}>Undo</Button>
            </p>
          ) : (
            <Button {...press('leave')} onClick={() => (running === null ? start(0) : undefined)}>
              {running === 'leave' ? 'Removing…' : 'Remove me from event'}
            </Button>
          )}
        </div>
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
              ? 'When you join, we send you a calendar invite by email.'
              : 'We cannot send a calendar invite for this event, because it has no start or no end.'}
          </p>
        </>
      )}
    </div>
  );
}

const InviteForm = lazyPart(
  async () => (await import('./invite-form')).InviteForm,
  () => (
    <div className="px-4 py-4">
      <InviteMessage />
    </div>
  ),
);

interface EventInvitesProps {
  event: InvitedEvent;
  /** The event has a start and an end. */
  timed: boolean;
  person: string;
  presenters: string[];
  /** Reads the presenters again, whom an invite adds to. Returns whether that succeeded. */
  onInvited: (since: number) => Promise<boolean>;
}

/** Collapsed; the form is loaded when it is opened. */
function EventInvites({ event, timed, person, presenters, onInvited }: EventInvitesProps) {
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const draft = draftKey(`${routes.event(event.eventId)} invite`, person);

  // A draft of an earlier visit opens the panel; the browser may have opened it before hydration.
  useEffect(() => {
    if (!details.current) return;
    if (hasDraft(draft)) details.current.open = true;
    if (details.current.open) setOpened(true);
  }, [draft]);

  return (
    <details
      ref={details}
      onToggle={(toggled) => {
        if (toggled.currentTarget.open) setOpened(true);
      }}
      className="group min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-panel"
    >
      <Summary onPointerEnter={InviteForm.preload} onFocus={InviteForm.preload}>
        Send Calendar Invites...
      </Summary>
      <div className="border-line border-t">
        {presenters.length === 0 ? null : (
          <p className="px-4 pt-4 text-sm wrap-anywhere">
            Presenters of this event: <bdi>{presenters.join(', ')}</bdi>
          </p>
        )}
        {opened && timed ? (
          <InviteForm {...{ event, draft, presenters, person, onInvited }} />
        ) : null}
        {timed ? null : (
          <PanelText>
            This event needs a start and an end before you can send a calendar invite. Add them with
            Edit event.
          </PanelText>
        )}
      </div>
    </details>
  );
}
