/**
 * The fields of forms. A form is a table with one entry for each field (`form.ts`), which says what the field is called,
 * what it may hold, how it is read from the record and how it goes into the body of a save; everything else follows from
 * the table. The browser asks the same checks as the server, so there is no zod here.
 */
import { fitsPath, NOTE_MAXIMUM, pathTextChange, TEXT_MAXIMUM } from '@/lib/contract/text';
import { digitsOf, formatPhone } from '@/lib/format/phone';
import { editableText, yesNo } from '@/lib/format/text';
import type { DateFormat } from '@/lib/format/typed-date';

/** One out of a long list. */
export type Choice = { id: number; text: string };

export type Value = string | boolean | Choice | null | readonly number[];

export interface Field<Source, V extends Value> {
  /** `option`: one text of a short list. */
  kind: 'text' | 'long text' | 'phone' | 'flag' | 'date' | 'option' | 'choice' | 'ids';
  label: string;
  required: true | undefined;
  inputMode?: 'email' | 'numeric' | undefined;
  blank: V;
  /** Asked of every value that comes from outside. */
  holds(value: unknown): value is V;
  read(source: Source): V;
  /** Whether two values mean the same: what is chosen counts by its id, whatever it is called. */
  same(one: V, other: V): boolean;
  /** As it is saved. */
  tidy(value: V): V;
  /** A sentence for the person who filled it in; nothing while the value is right. */
  check(value: V): string | undefined;
  /** Where it cannot be edited; empty for nothing. */
  shown(value: V): string;
  /**
   * In the body of a save, under the field's own name; a field without this is no part of the body. What was not touched
   * goes out as it is in `stored`, a null as null and a date with its seconds.
   */
  write?(value: V, stored: Source | null): unknown;
}

interface Options<V> {
  /** A sentence for a missing value, in place of the usual one. */
  required?: boolean | string;
  inputMode?: 'email' | 'numeric';
  /** Further checks of a value that is there. */
  check?: (value: V) => string | undefined;
  shown?: (value: V) => string;
  /** False: it travels elsewhere. */
  inBody?: boolean;
}

/** Entries for a form that is filled from a `Source`, each of which takes its value from there by `from`. */
export function fieldsOf<Source>() {
  type From<Stored> = (source: Source) => Stored;

  function field<V extends Value>(
    own: Pick<Field<Source, V>, 'kind' | 'blank' | 'holds' | 'read'> & Partial<Field<Source, V>>,
    label: string,
    options: Options<V>,
    isMissing: (value: V) => boolean,
  ): Field<Source, V> {
    const { required = false, inBody = true, check, shown, inputMode } = options;
    const missing = typeof required === 'string' ? required : `${label} is required.`;
    const { write = (value: V) => value, ...rest } = own;
    return {
      same: (one, other) => one === other,
      tidy: (value) => value,
      shown: shown ?? String,
      ...rest,
      label,
      required: required === false ? undefined : true,
      inputMode,
      check: (value) => {
        if (isMissing(value)) return required === false ? undefined : missing;
        return own.check?.(value) ?? check?.(value);
      },
      ...(inBody && { write }),
    };
  }

  const isText = (value: unknown): value is string => typeof value === 'string';
  const isBlank = (text: string) => text.trim() === '';
  const atMost = (longest: number, what: string) => (text: string) =>
    text.trim().length > longest ? `${what}.` : undefined;

  const written = (from: From<string | null>) => (typed: string, stored: Source | null) => {
    const before = stored && from(stored);
    return stored && (before ?? '').trim() === typed ? before : typed;
  };

  return {
    text: (label: string, from: From<string | null>, options: Options<string> = {}) =>
      field(
        {
          kind: 'text',
          blank: '',
          holds: isText,
          read: (source) => from(source) ?? '',
          tidy: (text) => text.trim(),
          check: atMost(TEXT_MAXIMUM, `${label} is longer than ${TEXT_MAXIMUM} characters`),
          write: written(from),
        },
        label,
        options,
        isBlank,
      ),

    longText: (label: string, from: From<string | null>, options: Options<string> = {}) =>
      field(
        {
          kind: 'long text',
          blank: '',
          holds: isText,
          read: (source) => editableText(from(source)),
          check: (text) =>
            text.length > NOTE_MAXIMUM
              ? `A note can hold ${NOTE_MAXIMUM} characters at most`
              : undefined,
        },
        label,
        options,
        isBlank,
      ),

    /** Digits only. */
    phone: (label: string, from: From<string | null>, options: Options<string> = {}) =>
      field(
        {
          kind: 'phone',
          blank: '',
          holds: isText,
          read: (source) => digitsOf(from(source)),
          shown: formatPhone,
          check: (text) =>
            /^\d*$/.test(text)
              ? atMost(40, `${label} is longer than 40 digits`)(text)
              : `${label} may hold digits only.`,
        },
        label,
        options,
        (text) => text === '',
      ),

    /** 0 and 1 to the backend. */
    flag: (
      label: string,
      from: From<boolean>,
      options: Options<boolean> & { blank?: boolean } = {},
    ) =>
      field<boolean>(
        {
          kind: 'flag',
          blank: options.blank ?? false,
          holds: (value) => typeof value === 'boolean',
          read: from,
          shown: yesNo,
          write: Number,
        },
        label,
        options,
        () => false,
      ),

    /** Wall clock to the record and in the body, and a text of `format` to the person. */
    date: (
      label: string,
      from: From<string | null>,
      format: DateFormat,
      options: Options<string> = {},
    ) =>
      field(
        {
          kind: 'date',
          blank: '',
          holds: isText,
          read: (source) => format.print(from(source)),
          tidy: (text) => text.trim(),
          check: (text) => (format.read(text) === null ? `${label} ${format.refusal}` : undefined),
          write: (typed, stored) => {
            const read = format.read(typed);
            const before = stored && from(stored);
            if (read === null || before?.startsWith(read)) return read && before;
            return `${read}${format.timed ? '' : 'T00:00'}:00`;
          },
        },
        label,
        options,
        isBlank,
      ),

    option: (
      label: string,
      from: From<string | null>,
      options: Options<string> & {
        /** Its text travels in the address of the save, where the backend refuses some characters (legacy-api.md §1.14). */
        inPath?: boolean;
      } = {},
    ) =>
      field(
        {
          kind: 'option',
          blank: '',
          holds: isText,
          read: (source) => from(source) ?? '',
          check: (text) =>
            options.inPath && !fitsPath(text) ? pathRefusal(label, text) : undefined,
          write: written(from),
        },
        label,
        { ...options, inBody: options.inBody ?? !options.inPath },
        (text) => text === '',
      ),

    choice: (label: string, from: From<Choice | null>, options: Options<Choice | null> = {}) =>
      field<Choice | null>(
        {
          kind: 'choice',
          blank: null,
          holds: isChoice,
          read: from,
          same: (one, other) => one?.id === other?.id,
          shown: (chosen) => chosen?.text ?? '',
        },
        label,
        options,
        (chosen) => chosen === null,
      ),

    ids: (label: string, options: Options<readonly number[]> = {}) =>
      field<readonly number[]>(
        {
          kind: 'ids',
          blank: [],
          holds: (value): value is number[] => Array.isArray(value) && value.every(isId),
          read: () => [],
          same: (one, other) => one.join() === other.join(),
        },
        label,
        options,
        (ids) => ids.length === 0,
      ),
  };
}

/** The reason why a choice cannot be saved, and what to do. */
export function pathRefusal(label: string, text: string): string {
  const { replaced } = pathTextChange(text);
  const why =
    replaced.length === 0
      ? 'the backend does not accept it in an address'
      : `the backend does not accept ${replaced.join(' ')} in it`;
  return `${label} “${text}” cannot be saved: ${why}. Choose another one.`;
}

const isId = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31;

function isChoice(value: unknown): value is Choice | null {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  return isId(Reflect.get(value, 'id')) && typeof Reflect.get(value, 'text') === 'string';
}
