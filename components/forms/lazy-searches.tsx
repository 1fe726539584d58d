'use client';
/** The search fields of `searches.tsx`, loaded when first shown. The placeholder looks the same and can be typed into. */
import { useId } from 'react';
import { controlProps, FIELD_BOX, FieldFrame } from '@/components/ui/field';
import { lazyPart } from '@/components/ui/lazy-part';
import type { SearchSelectProps } from '@/components/ui/search-select';

type PlaceholderProps = Pick<
  SearchSelectProps<{ id: number; text: string }>,
  'label' | 'value' | 'autoFocus' | 'id' | 'required' | 'readOnly' | 'error'
>;

function SearchPlaceholder(props: PlaceholderProps) {
  const { label, value, autoFocus, required, readOnly = false, error } = props;
  const ownId = useId();
  const field = { id: props.id ?? ownId, label, required, readOnly, error };
  return (
    <FieldFrame {...field}>
      <input
        {...controlProps(field)}
        type="text"
        dir="auto"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the user has just opened the field
        autoFocus={autoFocus}
        defaultValue={value?.text}
        // There is no option to choose yet, and Enter would submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        className={FIELD_BOX}
      />
    </FieldFrame>
  );
}

export const OrganizationSearch = lazyPart(
  async () => (await import('./searches')).OrganizationSearch,
  SearchPlaceholder,
);

export const ContactSearch = lazyPart(
  async () => (await import('./searches')).ContactSearch,
  SearchPlaceholder,
);

export const OrganizationContactSearch = lazyPart(
  async () => (await import('./searches')).OrganizationContactSearch,
  SearchPlaceholder,
);
