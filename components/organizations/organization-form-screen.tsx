import { BackToList } from '@/components/list/list-address';
import type { Visit } from '@/components/shell/protected-page';
import { PageHeading, Panel, PanelText } from '@/components/ui/panel';
import type { Organization } from '@/lib/contract/entities/organization';
import { organizationName } from '@/lib/format/record-names';
import { ORGANIZATION } from '@/lib/forms/organization';
import { listCounties } from '@/lib/legacy/lookups';
import { settle } from '@/lib/legacy/settle';
import { choicesOf, pathChoices } from '@/lib/list/choices';
import { routes } from '@/lib/routes';
import { EventTables } from './event-tables';
import { OrganizationForm } from './organization-form';
import { OrganizationFormContacts } from './organization-form-contacts';

/** The form of an organization with its contacts and events; null for a new one. The lookup may fail. */
export async function organizationFormScreen(
  { context, person, today }: Pick<Visit, 'context' | 'person' | 'today'>,
  record: Promise<Organization> | null,
) {
  const [organization, counties] = await Promise.all([record, settle(listCounties(context))]);
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
          counties={pathChoices(choicesOf('counties', counties))}
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
