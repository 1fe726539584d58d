import { NotesSection } from '@/components/notes/notes-section';
import { ButtonLink } from '@/components/ui/button';
import { type Detail, DetailList } from '@/components/ui/detail-list';
import { PageHeading, Panel, PanelText } from '@/components/ui/panel';
import { FailedSection } from '@/components/ui/section';
import { Summary } from '@/components/ui/summary';
import { Cell, HeadCell, Row, RowLink, Table } from '@/components/ui/table';
import type { CallLogNote, Note } from '@/lib/contract/entities/note';
import type { Organization } from '@/lib/contract/entities/organization';
import { NO_CALL_LOGS } from '@/lib/contract/messages';
import { pathTo } from '@/lib/contract/paths';
import { organizationName } from '@/lib/format/record-names';
import { formatPhone, yesNo } from '@/lib/format/text';
import { formatDateTime, wallClockOf } from '@/lib/format/wall-clock';
import { formatCallLogDate } from '@/lib/forms/call-log';
import type { Settled } from '@/lib/legacy/settle';
import { routes } from '@/lib/routes';
import { ContactTable } from './contact-table';
import { EventTables } from './event-tables';
import { Timeline } from './timeline';
import { timelineOf } from './timeline-items';

interface OrganizationViewProps {
  organization: Organization;
  notes: Settled<Note[]>;
  callLogs: Settled<CallLogNote[]>;
  person: string;
  timeZone: string;
  /** `YYYY-MM-DD` in that zone. */
  today: string;
}

export function OrganizationView(props: OrganizationViewProps) {
  const { organization, notes, callLogs, person, timeZone, today } = props;
  const { orgId } = organization;
  const name = organizationName(organization);
  const path = routes.organization(orgId);
  const callLogsTitle = `Call Log(s) for ${name}`;

  return (
    <div className="grid gap-4">
      <div>
        <PageHeading title="Organization Details">
          <ButtonLink href={routes.newCallLogFor(orgId)} weight="primary">
            Create call log
          </ButtonLink>
          <ButtonLink href={routes.newEventFor(orgId)}>Create event</ButtonLink>
          <ButtonLink href={routes.editOrganization(orgId)}>Edit</ButtonLink>
          <ButtonLink href={routes.newOrganization}>Create Organization</ButtonLink>
        </PageHeading>
        <Panel title={<bdi>{name}</bdi>}>
          <DetailList details={organizationDetails(organization)} />
        </Panel>
      </div>
      <Timeline
        // Navigation to another organization starts with new filters.
        key={`timeline ${orgId}`}
        items={timelineOf(
          notes.ok ? notes.value : [],
          callLogs.ok ? callLogs.value : [],
          organization.events,
          today,
        )}
        now={wallClockOf(new Date(), timeZone)}
        missing={[...(notes.ok ? [] : ['notes']), ...(callLogs.ok ? [] : ['call logs'])]}
      />
      <ContactTable organization={name} contacts={organization.contacts} />
      <EventTables organization={organization} today={today} />
      {callLogs.ok ? (
        <CallLogTable title={callLogsTitle} callLogs={callLogs.value} />
      ) : (
        <FailedSection title={callLogsTitle} path={path} />
      )}
      <NotesSection
        title={`Note(s) for ${name}`}
        createLabel="Create Org. Note"
        createPath={pathTo('newOrganizationNote', { orgId })}
        path={path}
        author={person}
        {...{ notes, timeZone }}
      />
    </div>
  );
}

function organizationDetails(organization: Organization): Detail[] {
  return [
    { label: 'Name', value: organization.name },
    { label: 'Last status', value: organization.lastStatus },
    { label: 'Last contact', value: formatDateTime(organization.lastContact) },
    { label: 'Address', value: organization.address },
    { label: 'City', value: organization.city },
    { label: 'County', value: organization.county },
    { label: 'Zip', value: organization.zip },
    { label: 'Registration site', value: yesNo(organization.registrationSite) },
    { label: 'Corporate phone', value: formatPhone(organization.phone) },
    { label: 'Corporate email', value: organization.email },
  ];
}

const CALL_LOG_HEADS = [
  ...['Comments', 'Date Created', 'Created by', 'Last modified', 'Last modified by'],
  ...['Past call log date', 'Reg. site', 'Action'],
];

/** Collapsed at first; works without script. */
function CallLogTable({ title, callLogs }: { title: string; callLogs: CallLogNote[] }) {
  return (
    <details className="group min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-panel">
      <Summary>
        View Call Logs
        <span className="font-normal text-muted text-sm">{callLogs.length}</span>
      </Summary>
      <div className="border-line border-t">
        {callLogs.length === 0 ? (
          <PanelText>{NO_CALL_LOGS}</PanelText>
        ) : (
          <Table
            label={title}
            head={CALL_LOG_HEADS.map((label) => <HeadCell key={label}>{label}</HeadCell>)}
          >
            {callLogs.map((callLog) => (
              <Row key={callLog.noteId}>
                <Cell className="min-w-72 whitespace-pre-wrap">
                  <bdi>{callLog.text}</bdi>
                </Cell>
                <Cell className="whitespace-nowrap">{formatDateTime(callLog.createDate)}</Cell>
                <Cell>{callLog.createdBy}</Cell>
                <Cell className="whitespace-nowrap">
                  {formatDateTime(callLog.lastModifiedDate)}
                </Cell>
                <Cell>{callLog.lastModifiedBy}</Cell>
                <Cell className="whitespace-nowrap">{formatCallLogDate(callLog.callLogDate)}</Cell>
                <Cell>{yesNo(callLog.registrationSite)}</Cell>
                <Cell>
                  <RowLink
                    href={routes.callLog(callLog.callId)}
                    text="View"
                    what={`call log of ${formatDateTime(callLog.createDate)}`}
                  />
                </Cell>
              </Row>
            ))}
          </Table>
        )}
      </div>
    </details>
  );
}
