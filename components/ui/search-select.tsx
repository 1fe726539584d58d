'use client';
/** Chooses one out of a list that is too long to be sent: what is typed is looked up, and the first few are shown. */
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
import { type LoadOptions, useOptions } from './use-options';

interface SearchOption {
  id: number;
  text: string;
}

export interface SearchSelectProps<Option extends SearchOption> {
  label: string;
  load: LoadOptions<Option>;
  value: Option | null;
  onChange: (option: Option | null) => void;
  autoFocus?: boolean;
  /** What cannot be chosen, because it is chosen already elsewhere. */
  taken?: readonly number[] | undefined;
  /** What is said when there is nothing to choose from, whatever is typed. */
  emptyText?: string;
  /** Of the control, for what leads to it. */
  id?: string | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** A sentence; nothing while the choice is right. */
  error?: string | undefined;
}

export function SearchSelect<Option extends SearchOption>(props: SearchSelectProps<Option>) {
  const { label, load, value, onChange, autoFocus = false, taken = [], required, error } = props;
  const { emptyText } = props;
  const [words, setWords] = useState('');
  const [again, setAgain] = useState(0);
  const [wanted, setWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const found = useOptions(wanted ? load : null, words.trim(), again);
  const options = found.kind === 'found' ? found.options : [];

  const tryAgain = () => {
    // The button goes at once.
    field.current?.focus();
    setAgain((count) => count + 1);
  };

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
              ref={field}
              id={props.id}
              readOnly={props.readOnly}
              aria-required={required}
              aria-invalid={error ? true : undefined}
              autoComplete="off"
              autoFocus={autoFocus}
              dir="auto"
              displayValue={(option: Option | null) => option?.text ?? ''}
              // What there is to choose from may have changed meanwhile, in another tab for example.
              onFocus={() => (wanted ? setAgain((count) => count + 1) : setWanted(true))}
              onChange={(event) => setWords(event.target.value)}
              className={FIELD_BOX}
            />
            <ComboboxOptions
              modal={false}
              // In the flow of the page, so that no frame around it cuts it off.
              className="mt-1 max-h-72 overflow-y-auto rounded border border-line-strong bg-surface empty:hidden"
            >
              {options.map((option) => (
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
              {/* Once a choice is made, how many there were to choose from is of no interest. */}
              {value === null || open ? (
                <Told
                  found={found}
                  emptyText={words === '' ? emptyText : undefined}
                  onTryAgain={tryAgain}
                />
              ) : null}
            </p>
          </>
        )}
      </Combobox>
    </Field>
  );
}

interface ToldProps {
  found: ReturnType<typeof useOptions<SearchOption>>;
  emptyText: string | undefined;
  onTryAgain: () => void;
}

/** What became of the question. */
function Told({ found, emptyText, onTryAgain }: ToldProps) {
  switch (found.kind) {
    case 'unasked':
      return null;
    case 'searching':
      return 'Searching…';
    case 'found':
      return (found.total === 0 && emptyText) || sentence(found.options.length, found.total);
    case 'failed':
      return (
        <>
          The list could not be retrieved. <Button onClick={onTryAgain}>Try again</Button>
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

function sentence(shown: number, total: number): string {
  if (total === 0) return 'Nothing matches.';
  if (shown < total) return `The first ${shown} of ${total}. Type more to narrow them down.`;
  return total === 1 ? '1 to choose from.' : `${total} to choose from.`;
}
