'use client';
import { useRef } from 'react';
import { RemovalButton, useConfirmedRemoval } from '@/components/forms/use-removal';
import { keepFocus } from '@/components/ui/focus';
import { CELL_LINK } from '@/components/ui/table';
import type { Event } from '@/lib/contract/entities/event';
import { pathTo } from '@/lib/contract/paths';
import { organizationName } from '@/lib/format/record-names';
import { EventOrganizations } from './event-organizations';

interface EventFormOrganizationsProps {
  eventId: number;
  attached: Event['organizations'];
  onRemoved: (orgId: number) => void;
}

const QUESTION =
  'Are you sure you want to remove this Org.? Upon removing, the Org. will be disassociated from this Event but ' +
  'continue to exist in the Database.';

export function EventFormOrganizations(props: EventFormOrganizationsProps) {
  const { eventId, attached, onRemoved } = props;
  const box = useRef<HTMLDivElement>(null);
  const removal = useConfirmedRemoval({
    what: 'The organization',
    done: 'removed',
    success: 'Org. is removed from this Event.',
    dialog: { title: 'Remove organization', question: QUESTION, action: 'Remove' },
    pathOf: (orgId) => pathTo('removeOrganization', { eventId, orgId }),
    onRemoved: (orgId) =>
      keepFocus(
        () => onRemoved(orgId),
        () => box.current,
      ),
  });

  return (
    <div ref={box} tabIndex={-1} className="min-w-0">
      <EventOrganizations
        organizations={attached}
        rowAction={(organization) => (
          <RemovalButton
            removal={removal}
            id={organization.orgId}
            what={organizationName(organization)}
            className={`${CELL_LINK} ml-4 leading-6`}
          >
            Remove<span className="sr-only"> {organizationName(organization)}</span>
          </RemovalButton>
        )}
      />
      {removal.dialog}
    </div>
  );
}
