'use client';
import { draftKey } from '@/components/forms/draft';
import { FormBody } from '@/components/forms/form-body';
import { FormFields } from '@/components/forms/form-field';
import { type SavedForm, useForm, useRedirect } from '@/components/forms/use-form';
import { showMessage } from '@/components/ui/messages';
import { Panel } from '@/components/ui/panel';
import { pathTo } from '@/lib/contract/paths';
import { ORGANIZATION, type OrganizationValues } from '@/lib/forms/organization';
import type { Choices } from '@/lib/list/choices';
import { routes } from '@/lib/routes';

interface OrganizationFormProps {
  /** Null: a new one. */
  orgId: number | null;
  saved: OrganizationValues;
  counties: Choices;
  person: string;
}

const LOOK = { href: routes.organizations, text: 'the list of organizations' };

export function OrganizationForm({ orgId, saved, counties, person }: OrganizationFormProps) {
  const redirect = useRedirect(2);
  const isNew = orgId === null;
  const form = useForm({
    form: ORGANIZATION,
    saved,
    draft: draftKey(isNew ? routes.newOrganization : routes.editOrganization(orgId), person),
    target: isNew
      ? { method: 'POST', path: pathTo('organizationForms') }
      : { method: 'PUT', path: pathTo('organizationForm', { orgId }) },
  });

  const onSaved = ({ values, createdId }: SavedForm<OrganizationValues>) => {
    const name = values.orgname.trim();
    if (isNew) {
      showMessage('success', `${name} is created! PLEASE WAIT FOR THE PAGE TO REFRESH!`, 3.5);
    } else {
      showMessage('info', `${name} has been updated!`, 6);
    }
    const id = orgId ?? createdId;
    redirect((router) =>
      router.replace(id === null ? routes.organizations : routes.organization(id)),
    );
  };

  return (
    <Panel title={isNew ? 'New organization' : <bdi>{saved.orgname}</bdi>}>
      <FormBody form={form} look={LOOK} save="Save" onSaved={onSaved}>
        <FormFields
          form={form}
          options={{
            orgname: { wide: true, similarIn: isNew ? 'organizations' : undefined },
            countyName: { choices: counties },
          }}
        />
      </FormBody>
    </Panel>
  );
}
