'use client';
/** In the place of a searchable list until it is loaded: a field of the same look, which takes what is typed into it. */
import { useId } from 'react';
import { describedBy, FIELD_BOX, RequiredMark, Sentences } from './field';
import type { SearchSelectProps } from './search-select';

type AwaitedSearchProps = Pick<
  SearchSelectProps<{ id: number; text: string }>,
  'label' | 'value' | 'autoFocus' | 'id' | 'required' | 'readOnly' | 'error'
>;

export function AwaitedSearch(props: AwaitedSearchProps) {
  const { label, value, autoFocus, required, readOnly, error } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block pb-1 font-semibold text-sm">
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      <input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the field was asked for just now
        autoFocus={autoFocus}
        defaultValue={value?.text}
        readOnly={readOnly}
        {...describedBy({ id, error })}
        aria-required={required}
        // There is nothing to choose yet, and the form is not to be saved.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        className={FIELD_BOX}
      />
      <Sentences id={id} error={error} />
    </div>
  );
}
