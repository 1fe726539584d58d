/**
 * The kinds of form fields. A form is a table of fields (`form.ts`). Browser and server run the same checks, so there is
 * no zod here.
 */
import { fitsPath, NOTE_MAXIMUM, pathTextChange, TEXT_MAXIMUM } from '@/lib/contract/text';
import { digitsOf, editableText, formatPhone, yesNo } from '@/lib/format/text';
import type { DateFormat } from '@/lib/format/typed-date';

/** A record of a long list. */
export type Choice = { id: number; text: string };

export type Value = string | boolean | Choice | null | readonly number[];

export interface Field<Source, V extends Value> {
  /** `option`: a text of a short list. */
  kind: 'text' | 'long text' | 'phone' | 'flag' | 'date' | 'option' | 'choice' | 'ids';
  label: string;
  required: true | undefined;
  inputMode?: 'email' | 'numeric' | undefined;
  blank: V;
  holds(value: unknown): value is V;
  read(source: Source): V;
  /** Choices are compared by id. */
  same(one: V, other: V): boolean;
  /** The value as it is saved. */
  tidy(value: V): V;
  /** An error message, or undefined. */
  check(value: V): string | undefined;
  /** Read-only text; empty for no value. */
  shown(value: V): string;
  /**
   * The property of the body under the field's name; undefined if the field is not part of the body. An unchanged value
   * is sent as it is in `stored`: null as null, and a date with its seconds.
   */
  write?(value: V, stored: Source | null): unknown;
}

interface Options<V> {
  /** The message of a missing value; without one the field is optional. */
  required?: string;
  inputMode?: 'email' | 'numeric';
  shown?: (value: V) => string;
  /** By default true. */
  inBody?: boolean;
}

type Kind<Source, V extends Value> = Pick<Field<Source, V>, 'kind' | 'blank' | 'holds' | 'read'> &
  Partial<Field<Source, V>> & { isMissing?: (value: V) => boolean };

const isText = (value: unknown): value is string => typeof value === 'string';
const isBlank = (text: string) => text.trim() === '';

/** Fields of a form that reads its values from a `Source` by `from`. */
export function fieldsOf<Source>() {
  type From<Stored> = (source: Source) => Stored;

  function field<V extends Value>(
    label: string,
    options: Options<V>,
    definition: Kind<Source, V>,
  ): Field<Source, V> {
    const { required, inBody = true, shown = String, inputMode } = options;
    const {
      same = (one, other) => one === other,
      isMissing = (value) => same(value, definition.blank),
      write = (value) => value,
      ...kind
    } = definition;
    return {
      tidy: (value) => value,
      shown,
      ...kind,
      ...{ label, inputMode, same, required: required === undefined ? undefined : true },
      check: (value) => (isMissing(value) ? required : kind.check?.(value)),
      ...(inBody && { write }),
    };
  }

  const stringField = (
    label: string,
    options: Options<string>,
    definition: Omit<Kind<Source, string>, 'blank' | 'holds'>,
  ) => field<string>(label, options, { blank: '', holds: isText, ...definition });

  const writeText = (from: From<string | null>) => (typed: string, stored: Source | null) => {
    const before = stored && from(stored);
    return stored && (before ?? '').trim() === typed ? before : typed;
  };

  return {
    text: (label: string, from: From<string | null>, options: Options<string> = {}) =>
      stringField(label, options, {
        kind: 'text',
        read: (source) => from(source) ?? '',
        isMissing: isBlank,
        tidy: (text) => text.trim(),
        check: (text) =>
          text.trim().length > TEXT_MAXIMUM
            ? `${label} must be ${TEXT_MAXIMUM} characters or fewer.`
            : undefined,
        write: writeText(from),
      }),

    longText: (label: string, from: From<string | null>, options: Options<string> = {}) =>
      stringField(label, options, {
        kind: 'long text',
        read: (source) => editableText(from(source)),
        isMissing: isBlank,
        check: (text) =>
          text.length > NOTE_MAXIMUM
            ? `The note must be ${NOTE_MAXIMUM} characters or fewer.`
            : undefined,
      }),

    /** Digits only. */
    phone: (label: string, from: From<string | null>, options: Options<string> = {}) =>
      stringField(label, options, {
        kind: 'phone',
        read: (source) => digitsOf(from(source)),
        shown: formatPhone,
        check: (text) => {
          if (!/^\d*$/.test(text)) return `${label} must contain only digits.`;
          return text.length > 40 ? `${label} must be 40 digits or fewer.` : undefined;
        },
      }),

    /** 0 or 1 in the body. */
    flag: (label: string, from: From<boolean>, options: Options<boolean> = {}) =>
      field<boolean>(label, options, {
        kind: 'flag',
        blank: false,
        holds: (value) => typeof value === 'boolean',
        read: from,
        shown: yesNo,
        write: Number,
      }),

    /** Wall clock in the record and in the body, text of `format` in the form. */
    date: (
      label: string,
      from: From<string | null>,
      format: DateFormat,
      options: Options<string> = {},
    ) =>
      stringField(label, options, {
        kind: 'date',
        read: (source) => format.print(from(source)),
        isMissing: isBlank,
        tidy: (text) => text.trim(),
        check: (text) => (format.read(text) === null ? `${label} ${format.error}` : undefined),
        write: (typed, stored) => {
          const read = format.read(typed);
          const before = stored && from(stored);
          if (read === null || before?.startsWith(read)) return read && before;
          return `${read}${format.timed ? '' : 'T00:00'}:00`;
        },
      }),

    /** `inPath`: goes into the path of the save, where the backend rejects some characters (legacy-api.md §1.14). */
    option: (
      label: string,
      from: From<string | null>,
      { inPath = false, ...options }: Options<string> & { inPath?: boolean } = {},
    ) =>
      stringField(
        label,
        { inBody: !inPath, ...options },
        {
          kind: 'option',
          read: (source) => from(source) ?? '',
          check: (text) => (inPath && !fitsPath(text) ? pathError(label, text) : undefined),
          write: writeText(from),
        },
      ),

    choice: (label: string, from: From<Choice | null>, options: Options<Choice | null> = {}) =>
      field<Choice | null>(label, options, {
        kind: 'choice',
        blank: null,
        holds: isChoice,
        read: from,
        same: (one, other) => one?.id === other?.id,
        shown: (chosen) => chosen?.text ?? '',
      }),

    ids: (label: string, options: Options<readonly number[]> = {}) =>
      field<readonly number[]>(label, options, {
        kind: 'ids',
        blank: [],
        holds: (value): value is number[] => Array.isArray(value) && value.every(isId),
        read: () => [],
        same: (one, other) => one.join() === other.join(),
      }),
  };
}

/** Why a choice cannot be saved, and what to do. */
export function pathError(label: string, text: string): string {
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
