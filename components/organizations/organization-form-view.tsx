import { BackToList } from '@/components/list/list-address';
import { PageHeading, Panel, PanelText } from '@/components/ui/panel';
import { organizationName } from '@/lib/format/record-names';
import { ORGANIZATION } from '@/lib/forms/organization';
import type { Organization } from '@/lib/legacy/organizations';
import type { Choices } from '@/lib/list/choices';
import { routes } from '@/lib/routes';
import { EventTables } from './event-tables';
import { OrganizationForm } from './organization-form';
import { OrganizationFormContacts } from './organization-form-contacts';

interface OrganizationFormViewProps {
  /** Null: a new one. */
  organization: Organization | null;
  counties: Choices;
  person: string;
  /** `YYYY-MM-DD` in the agency's zone. */
  today: string;
}

/** The form of an organization with its contacts and events. */
export function OrganizationFormView(props: OrganizationFormViewProps) {
  const { organization, counties, person, today } = props;
  const orgId = organization?.orgId ?? null;
  return (
    <div className="grid gap-4">
      <div>
        <PageHeading title={organization ? 'Edit Organization' : 'Add Organization'}>
          <BackToList path={routes.organizations}>Go back to Organizations</BackToList>
        </PageHeading>
        <OrganizationForm
          // No state carries over to the page of another organization.
          key={orgId}
          orgId={orgId}
          saved={organization ? ORGANIZATION.read(organization) : ORGANIZATION.blank}
          counties={counties}
          person={person}
        />
      </div>
      {organization ? (
        <>
          <OrganizationFormContacts
            key={orgId}
            orgId={organization.orgId}
            organization={organizationName(organization)}
            contacts={organization.contacts}
            person={person}
          />
          <EventTables organization={organization} today={today} />
        </>
      ) : (
        <Panel title="Contact List">
          <PanelText>Add contacts after creating an Organization.</PanelText>
        </Panel>
      )}
    </div>
  );
}
