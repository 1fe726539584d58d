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
import { useEffect, useRef, useState } from 'react';
import { SESSION_ENDED, SignInAgain } from './app-link';
import { Button } from './button';
import { FIELD_BOX, RequiredMark } from './field';

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

const DEBOUNCE_MS = 200;

export function SearchSelect<Option extends SearchOption>(props: SearchSelectProps<Option>) {
  const { label, load, value, onChange, autoFocus = false, taken = [], required, error } = props;
  const [words, setWords] = useState('');
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const found = useOptions(load, words.trim(), attempt);
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
              {(found.kind === 'found' ? found.options : []).map((option) => (
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
              {value === null || open ? (
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

type SearchResult<Option> = FoundOptions<Option> | { kind: 'idle' } | { kind: 'searching' };

interface SearchStatusProps {
  found: SearchResult<SearchOption>;
  emptyText: string | undefined;
  onRetry: () => void;
}

function SearchStatus({ found, emptyText, onRetry }: SearchStatusProps) {
  switch (found.kind) {
    case 'idle':
      return null;
    case 'searching':
      return 'Searching…';
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
          {SESSION_ENDED} <SignInAgain />
        </>
      );
  }
}

function countText(shown: number, total: number): string {
  if (total === 0) return 'Nothing matches.';
  if (shown < total) return `The first ${shown} of ${total}. Type more letters to narrow the list.`;
  return total === 1 ? '1 to choose from.' : `${total} to choose from.`;
}

/**
 * Debounces the words and aborts a request that is replaced. Attempt 0 loads nothing: the field was not focused yet.
 * During a later attempt with the same words, the options loaded before stay.
 */
function useOptions<Option extends SearchOption>(
  load: SearchSelectProps<Option>['load'],
  words: string,
  attempt: number,
): SearchResult<Option> {
  const [last, setLast] = useState<{
    words: string;
    attempt: number;
    found: FoundOptions<Option>;
  } | null>(null);

  useEffect(() => {
    if (attempt === 0) return;
    const running = new AbortController();
    const run = async () => {
      const found = await load(words, running.signal);
      if (!running.signal.aborted) setLast({ words, attempt, found });
    };
    const timer = setTimeout(() => void run(), words === '' ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [load, words, attempt]);

  if (attempt === 0) return { kind: 'idle' };
  const current = last?.attempt === attempt || last?.found.kind === 'found';
  return last?.words === words && current ? last.found : { kind: 'searching' };
}
