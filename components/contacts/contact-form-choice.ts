'use client';
/** The organization that is chosen in a contact's form, kept as a draft like what is typed there. */
import { useTyped } from '@/components/forms/use-typed';
import type { Choice } from '@/lib/forms/choice';
import type { Values } from '@/lib/forms/values';

/** The backend's "no organization" (legacy-api.md §3.3). */
const NONE: Values<'orgId' | 'orgname'> = { orgId: '-1', orgname: '' };

export type OrganizationChoice = ReturnType<typeof useOrganizationChoice>;

export function useOrganizationChoice(draft: string) {
  const { typed, put, settle, sending, notSaved, restored } = useTyped(NONE, draft);
  const { base, values } = typed;
  const orgId = Number(values.orgId);
  const chosen: Choice | null =
    values.orgId === NONE.orgId ? null : { id: orgId, text: values.orgname };

  const choose = (organization: Choice | null) => {
    const next = organization
      ? { orgId: String(organization.id), orgname: organization.text }
      : NONE;
    put({ base, values: next });
  };

  return {
    /** For the path of the save: -1 when none is chosen. */
    orgId,
    chosen,
    choose,
    unsaved: values.orgId !== base.orgId,
    restored,
    sending,
    notSaved,
    /** The choice is saved. */
    settle: () => settle(values),
    discard: () => settle(NONE),
  };
}
