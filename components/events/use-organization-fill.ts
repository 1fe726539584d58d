'use client';
import { useRef, useState } from 'react';
import type { FormState } from '@/components/forms/use-form';
import { read } from '@/lib/browser/read';
import { pathTo } from '@/lib/contract/paths';
import { EVENT, type EventValues } from '@/lib/forms/event';
import type { Choice } from '@/lib/forms/field';
import type { NameOf } from '@/lib/forms/form';
import { placeOf } from '@/lib/forms/new-event';

export type Filled = { name: string; values: Partial<EventValues> };
export type OrganizationFill = ReturnType<typeof useOrganizationFill>;

/**
 * Takes the empty place fields of a new event over from the linked organization. Typed text is never replaced; another
 * organization replaces only what the one before has filled in. `initial`: what the page has filled in.
 */
export function useOrganizationFill(form: FormState<EventValues>, initial: Filled | null) {
  const [filled, setFilled] = useState(initial);
  const [failed, setFailed] = useState<string | null>(null);
  /** The last chosen organization: a slower response to an earlier choice is dropped. */
  const chosen = useRef<number | null>(null);

  const undo = () => {
    if (filled) form.replace(filled.values, EVENT.blank);
    setFilled(null);
  };

  const choose = async (organization: Choice | null) => {
    form.change('linkedOrganization', organization);
    chosen.current = organization?.id ?? null;
    undo();
    setFailed(null);
    if (organization === null) return;
    const found = await read(
      pathTo('organizationOption', { orgId: organization.id }),
      async () => (await import('@/lib/contract/responses')).organizationOption,
    );
    if (chosen.current !== organization.id) return;
    if (!found.ok) return setFailed(organization.text);
    const place = placeOf(found.value);
    const names: NameOf<EventValues>[] = form.replace(EVENT.blank, place);
    if (names.length === 0) return;
    const values = Object.fromEntries(names.map((name) => [name, place[name]]));
    setFilled({ name: found.value.name, values });
  };

  return { filled, failed, choose, undo };
}
