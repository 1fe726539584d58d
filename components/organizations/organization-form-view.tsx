/** The screen of an organization's form: the form itself, its contacts and its events. */
import { BackToList } from '@/components/list/list-address';
import { PageHeading, Panel, PanelText } from '@/components/ui/panel';
import { organizationName } from '@/lib/format/record-names';
import { ORGANIZATION } from '@/lib/forms/organization';
import { type Organization, splitEvents } from '@/lib/legacy/organizations';
import type { Choices } from '@/lib/list/choices';
import { routes } from '@/lib/routes';
import { EventTable } from './event-table';
import { OrganizationForm } from './organization-form';
import { OrganizationFormContacts } from './organization-form-contacts';

interface OrganizationFormViewProps {
  /** Null: a new one. */
  organization: Organization | null;
  counties: Choices;
  person: string;
  /** Wall clock at which today began for the agency. */
  startOfToday: string;
}

export function OrganizationFormView(props: OrganizationFormViewProps) {
  const { organization, counties, person, startOfToday } = props;
  const orgId = organization?.orgId ?? null;
  return (
    <div className="grid gap-4">
      <div>
        <PageHeading title={organization ? 'Edit Organization' : 'Add Organization'}>
          <BackToList path={routes.organizations}>Go back to Organizations</BackToList>
        </PageHeading>
        <OrganizationForm
          // Another organization's page keeps nothing of this one's form.
          key={orgId}
          orgId={orgId}
          saved={organization ? ORGANIZATION.read(organization) : ORGANIZATION.blank}
          counties={counties}
          person={person}
        />
      </div>
      {organization ? (
        <Belongings organization={organization} person={person} startOfToday={startOfToday} />
      ) : (
        <Panel title="Contact List">
          <PanelText>Add contacts after creating an Organization.</PanelText>
        </Panel>
      )}
    </div>
  );
}

interface BelongingsProps {
  organization: Organization;
  person: string;
  startOfToday: string;
}

function Belongings({ organization, person, startOfToday }: BelongingsProps) {
  const { orgId, contacts, events } = organization;
  const name = organizationName(organization);
  const { upcoming, past } = splitEvents(events, startOfToday);
  return (
    <>
      <OrganizationFormContacts
        key={orgId}
        orgId={orgId}
        organization={name}
        contacts={contacts}
        person={person}
      />
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
    </>
  );
}
