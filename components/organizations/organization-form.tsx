'use client';
import type { FormEvent } from 'react';
import { draftKey } from '@/components/forms/draft';
import { FormNotices } from '@/components/forms/form-notices';
import { LikelyMatches } from '@/components/forms/likely-matches';
import { SaveButton } from '@/components/forms/save-button';
import { useForm } from '@/components/forms/use-form';
import { useRedirect } from '@/components/forms/use-redirect';
import { TextField } from '@/components/ui/field';
import { showMessage } from '@/components/ui/messages';
import { Panel } from '@/components/ui/panel';
import { PhoneField } from '@/components/ui/phone-field';
import { YesNoField } from '@/components/ui/yes-no-field';
/** The form of an organization, for a new one and for one that is there. */
import { pathTo } from '@/lib/contract/paths';
import {
  ORGANIZATION_FIELDS,
  type OrganizationField,
  type OrganizationValues,
} from '@/lib/forms/organization-fields';
import type { Choices } from '@/lib/list/choices';
import { routes } from '@/lib/routes';
import { CountyField } from './county-field';

interface OrganizationFormProps {
  /** Null: a new one. */
  orgId: number | null;
  saved: OrganizationValues;
  counties: Choices;
  /** Whose unsaved changes are kept. */
  person: string;
}

const LOOK = { href: routes.organizations, text: 'the list of organizations' };

const check = async (values: OrganizationValues) =>
  (await import('@/lib/forms/organization')).organizationErrors(values);

export function OrganizationForm({ orgId, saved, counties, person }: OrganizationFormProps) {
  const redirect = useRedirect(2);
  const form = useForm<OrganizationField>({
    saved,
    draft: draftKey(
      orgId === null ? routes.newOrganization : routes.editOrganization(orgId),
      person,
    ),
    check,
    saveUnchanged: orgId === null,
    write: (values, base) =>
      orgId === null
        ? { method: 'POST', path: pathTo('organizationForms'), body: { values } }
        : { method: 'PUT', path: pathTo('organizationForm', { orgId }), body: { base, values } },
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const done = await form.submit();
    if (!done) return;
    const name = done.values.orgname.trim();
    if (orgId === null) {
      const text = `${name} is created! PLEASE WAIT FOR THE PAGE TO REFRESH!`;
      showMessage('success', text, 3.5);
    } else {
      showMessage('info', `${name} has been updated!`, 6);
    }
    const id = orgId ?? done.createdId;
    redirect((router) => router.push(id === null ? routes.organizations : routes.organization(id)));
  };

  const field = (name: OrganizationField) => ({
    ...form.field(name),
    label: ORGANIZATION_FIELDS[name].label,
  });

  return (
    <Panel title={orgId === null ? 'New organization' : <bdi>{saved.orgname}</bdi>}>
      <form noValidate autoComplete="off" onSubmit={save} className="space-y-4 px-4 py-4">
        <FormNotices form={form} fields={ORGANIZATION_FIELDS} look={LOOK} />
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <div className="min-w-0 sm:col-span-2 lg:col-span-3">
            <TextField {...field('orgname')} required />
            {orgId === null ? (
              <LikelyMatches
                // Asked anew after each attempt, one of which may have created what it could not confirm.
                key={form.attempt}
                index="organizations"
                typed={form.values.orgname}
              />
            ) : null}
          </div>
          <TextField {...field('address')} />
          <TextField {...field('city')} />
          <YesNoField {...field('regsite')} />
          <PhoneField {...field('phone')} />
          <TextField {...field('email')} inputMode="email" />
          <CountyField {...field('countyName')} counties={counties} />
          <TextField {...field('zip')} />
        </div>
        <SaveButton phase={form.phase} label="Save" />
      </form>
    </Panel>
  );
}
