'use client';
/** Selects one option of a list that is too long to send: the server searches it while the user types. */
import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Field,
  Label,
} from '@headlessui/react';
import { useRef, useState } from 'react';
import { SignInAgain } from './app-link';
import { Button } from './button';
import { FIELD_BOX, RequiredMark } from './field';
import { useDebouncedLoad } from './use-debounced-load';

interface SearchOption {
  id: number;
  text: string;
}

export type FoundOptions<Option> =
  | { kind: 'found'; options: Option[]; total: number }
  | { kind: 'failed' }
  | { kind: 'signed-out' };

export interface SearchSelectProps<Option extends SearchOption> {
  label: string;
  /** Never rejects. */
  load: (words: string, signal: AbortSignal) => Promise<FoundOptions<Option>>;
  value: Option | null;
  onChange: (option: Option | null) => void;
  autoFocus?: boolean;
  /** Ids that are disabled as already associated. */
  taken?: readonly number[] | undefined;
  /** Shown when the whole list is empty. */
  emptyText?: string;
  id?: string | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  error?: string | undefined;
}

export function SearchSelect<Option extends SearchOption>(props: SearchSelectProps<Option>) {
  const { label, load, value, onChange, autoFocus = false, taken = [], required, error } = props;
  const [words, setWords] = useState('');
  /** 0 until the field is focused. */
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const found = useDebouncedLoad(load, attempt === 0 ? null : words.trim(), attempt);
  const retry = () => setAttempt((count) => count + 1);

  return (
    <Field className="min-w-0">
      <Label {...(props.id && { htmlFor: props.id })} className="block pb-1 font-semibold text-sm">
        {label}
        {required ? <RequiredMark /> : null}
      </Label>
      <Combobox value={value} by="id" onChange={onChange} onClose={() => setWords('')} immediate>
        {({ open }) => (
          <>
            <ComboboxInput
              ref={input}
              id={props.id}
              readOnly={props.readOnly}
              aria-required={required}
              aria-invalid={error ? true : undefined}
              autoComplete="off"
              autoFocus={autoFocus}
              dir="auto"
              displayValue={(option: Option | null) => option?.text ?? ''}
              // The list may have changed since the last focus, for example in another tab.
              onFocus={retry}
              onChange={(event) => setWords(event.target.value)}
              className={FIELD_BOX}
            />
            <ComboboxOptions
              modal={false}
              // In the flow of the page, so that no surrounding panel clips it.
              className="mt-1 max-h-72 overflow-y-auto rounded border border-line-strong bg-surface empty:hidden"
            >
              {(found?.kind === 'found' ? found.options : []).map((option) => (
                <ComboboxOption
                  key={option.id}
                  value={option}
                  disabled={taken.includes(option.id)}
                  className="min-h-9 cursor-pointer px-3 py-1.5 text-sm data-disabled:cursor-default data-disabled:text-muted data-focus:bg-brand-soft data-selected:font-semibold"
                >
                  <bdi className="wrap-anywhere">{option.text}</bdi>
                  {taken.includes(option.id) ? ' (already associated)' : null}
                </ComboboxOption>
              ))}
            </ComboboxOptions>
            {error ? <Description className="pt-1 text-danger text-sm">{error}</Description> : null}
            <p aria-live="polite" className="pt-1 text-muted text-sm">
              {/* Hidden once an option is chosen. */}
              {attempt > 0 && (value === null || open) ? (
                <SearchStatus
                  found={found}
                  emptyText={words === '' ? props.emptyText : undefined}
                  onRetry={() => {
                    // The pressed button is about to be removed.
                    input.current?.focus();
                    retry();
                  }}
                />
              ) : null}
            </p>
          </>
        )}
      </Combobox>
    </Field>
  );
}

interface SearchStatusProps {
  /** Null while it is loaded. */
  found: FoundOptions<SearchOption> | null;
  emptyText: string | undefined;
  onRetry: () => void;
}

function SearchStatus({ found, emptyText, onRetry }: SearchStatusProps) {
  if (found === null) return 'Searching…';
  switch (found.kind) {
    case 'found':
      return (found.total === 0 && emptyText) || countText(found.options.length, found.total);
    case 'failed':
      return (
        <>
          We could not load the list. <Button onClick={onRetry}>Try again</Button>
        </>
      );
    case 'signed-out':
      return (
        <>
          Your session has ended. <SignInAgain />
        </>
      );
  }
}

function countText(shown: number, total: number): string {
  if (total === 0) return 'Nothing matches.';
  if (shown < total) return `The first ${shown} of ${total}. Type more letters to narrow the list.`;
  return total === 1 ? '1 to choose from.' : `${total} to choose from.`;
}
