'use client';
/** The form of an organization, for a new one and for one that is there. */
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useTransition } from 'react';
import { draftKey } from '@/components/forms/draft';
import { FormField, FormFields } from '@/components/forms/form-field';
import { FormNotices } from '@/components/forms/form-notices';
import { NewNameField } from '@/components/forms/likely-matches';
import { SaveButton } from '@/components/forms/save-button';
import { type FormState, useForm } from '@/components/forms/use-form';
import { useRedirect } from '@/components/forms/use-redirect';
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
  /** Whose unsaved changes are kept. */
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
    saveUnchanged: isNew,
    write: (values, base) =>
      isNew
        ? { method: 'POST', path: pathTo('organizationForms'), body: { values } }
        : { method: 'PUT', path: pathTo('organizationForm', { orgId }), body: { base, values } },
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const done = await form.submit();
    if (!done) return;
    const name = done.values.orgname.trim();
    if (isNew) {
      const text = `${name} is created! PLEASE WAIT FOR THE PAGE TO REFRESH!`;
      showMessage('success', text, 3.5);
    } else {
      showMessage('info', `${name} has been updated!`, 6);
    }
    const id = orgId ?? done.createdId;
    redirect((router) => router.push(id === null ? routes.organizations : routes.organization(id)));
  };

  return (
    <Panel title={isNew ? 'New organization' : <bdi>{saved.orgname}</bdi>}>
      <form noValidate autoComplete="off" onSubmit={save} className="space-y-4 px-4 py-4">
        <FormNotices form={form} look={LOOK} />
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
        <SaveButton phase={form.phase} label="Save" />
      </form>
    </Panel>
  );
}

interface CountyProps {
  form: FormState<OrganizationValues>;
  counties: Choices;
}

/** Without the list none can be chosen, so it can be asked for again from here. */
function County({ form, counties }: CountyProps) {
  const router = useRouter();
  const [asking, startAsking] = useTransition();
  const asked = useRef<boolean>(false);
  const failed = 'message' in counties;
  const { id } = form.field('countyName');

  useEffect(() => {
    // The button is gone; its list is where to go on.
    if (!failed && asked.current) document.getElementById(id)?.focus();
    asked.current = false;
  }, [failed, id]);

  const tryAgain = () => {
    asked.current = true;
    startAsking(() => router.refresh());
  };

  return (
    <div className="min-w-0">
      <FormField form={form} name="countyName" choices={counties} />
      {failed ? (
        <Button aria-disabled={asking} onClick={asking ? undefined : tryAgain} className="mt-1">
          {asking ? 'Trying…' : 'Try again'}
        </Button>
      ) : null}
    </div>
  );
}
