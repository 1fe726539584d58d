'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { draftKey } from '@/components/forms/draft';
import { FormBody } from '@/components/forms/form-body';
import { FormField, FormFields } from '@/components/forms/form-field';
import { NewNameField } from '@/components/forms/likely-matches';
import { type FormState, type SavedForm, useForm, useRedirect } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
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
    redirect((router) => router.push(id === null ? routes.organizations : routes.organization(id)));
  };

  return (
    <Panel title={isNew ? 'New organization' : <bdi>{saved.orgname}</bdi>}>
      <FormBody form={form} look={LOOK} save="Save" onSaved={onSaved}>
        <FormFields
          form={form}
          instead={{
            orgname: (
              <div key="orgname" className="min-w-0 sm:col-span-2 lg:col-span-3">
                {isNew ? (
                  <NewNameField form={form} name="orgname" index="organizations" />
                ) : (
                  <FormField form={form} name="orgname" />
                )}
              </div>
            ),
            countyName: <County key="countyName" form={form} counties={counties} />,
          }}
        />
      </FormBody>
    </Panel>
  );
}

interface CountyProps {
  form: FormState<OrganizationValues>;
  counties: Choices;
}

/** Has a button that loads the list again if it could not be loaded. */
function County({ form, counties }: CountyProps) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const retried = useRef<boolean>(false);
  const failed = 'message' in counties;
  const { id } = form.field('countyName');

  useEffect(() => {
    // The pressed button was removed.
    if (!failed && retried.current) document.getElementById(id)?.focus();
    retried.current = false;
  }, [failed, id]);

  const tryAgain = () => {
    retried.current = true;
    startLoading(() => router.refresh());
  };

  return (
    <div className="min-w-0">
      <FormField form={form} name="countyName" choices={counties} />
      {failed ? (
        <Button aria-disabled={loading} onClick={loading ? undefined : tryAgain} className="mt-1">
          {loading ? 'Trying…' : 'Try again'}
        </Button>
      ) : null}
    </div>
  );
}
