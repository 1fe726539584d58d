/** The detail of an organization, part by part. */

import { NotesSection } from '@/components/notes/notes-section';
import { ButtonLink } from '@/components/ui/button';
import { DetailList } from '@/components/ui/detail-list';
import { FailedSection, PageHeading, Panel } from '@/components/ui/panel';
import { pathTo } from '@/lib/contract/paths';
import { organizationName } from '@/lib/format/record-names';
import type { CallLogNote, Note } from '@/lib/legacy/notes';
import { type Organization, splitEvents } from '@/lib/legacy/organizations';
import type { Settled } from '@/lib/legacy/settle';
import { routes } from '@/lib/routes';
import { CallLogTable } from './call-log-table';
import { ContactTable } from './contact-table';
import { EventTable } from './event-table';
import { organizationFacts } from './organization-facts';

interface OrganizationViewProps {
  organization: Organization;
  notes: Settled<Note[]>;
  callLogs: Settled<CallLogNote[]>;
  employee: { firstName: string | null; lastName: string | null };
  timeZone: string;
  /** Wall clock at which today began for the agency. */
  startOfToday: string;
}

export function OrganizationView(props: OrganizationViewProps) {
  const { organization, notes, callLogs, employee, timeZone, startOfToday } = props;
  const { orgId } = organization;
  const name = organizationName(organization);
  const path = routes.organization(orgId);
  const { upcoming, past } = splitEvents(organization.events, startOfToday);

  return (
    <div className="grid gap-4">
      <div>
        <PageHeading title="Organization Details">
          <ButtonLink href={routes.newCallLogFor(orgId)} weight="primary">
            Create call log
          </ButtonLink>
          <ButtonLink href={routes.editOrganization(orgId)}>Edit</ButtonLink>
          <ButtonLink href={routes.newOrganization}>Create Organization</ButtonLink>
        </PageHeading>
        <Panel title={<bdi>{name}</bdi>}>
          <DetailList details={organizationFacts(organization)} />
        </Panel>
      </div>
      <ContactTable organization={name} contacts={organization.contacts} />
      <EventTable
        title={`Upcoming Events with ${name}`}
        emptyText={`No Upcoming Events with ${name}.`}
        events={upcoming}
      />
      <EventTable
        title={`Past Events with ${name}`}
        emptyText={`No Past Events with ${name}.`}
        events={past}
      />
      {callLogs.ok ? (
        <CallLogTable organization={name} callLogs={callLogs.value} />
      ) : (
        <FailedSection title={`Call Log(s) for ${name}`} path={path} />
      )}
      <NotesSection
        title={`Note(s) for ${name}`}
        createLabel="Create Org. Note"
        createPath={pathTo('newOrganizationNote', { orgId })}
        path={path}
        {...{ notes, employee, timeZone }}
      />
    </div>
  );
}
