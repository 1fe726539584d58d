'use client';
/** The buttons of an export, how far it is, and what came of it. */
import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { EXPORTS, type ListName, ROWS } from '@/lib/export/choices';
import { routes } from '@/lib/routes';
import { ExportProgress } from './export-progress';
import { HiddenState } from './hidden-state';
import { useExport } from './use-export';

interface ExportFormProps {
  list: ListName;
  /** The list's state, as it stands in the address. */
  pairs: [name: string, value: string][];
  filtered: boolean;
  /** Columns that a copy for the public leaves blank. */
  personal: string[];
  hint?: string | undefined;
}

export function ExportForm({ list, pairs, filtered, personal, hint }: ExportFormProps) {
  const id = useId();
  const exporting = useExport();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const rows = ROWS.find((known) => known === submitter.value);
    if (!rows) return;
    const query = new URLSearchParams({ rows });
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') query.append(name, value);
    }
    exporting.start(rows, `${routes.export(list)}?${query}`, submitter);
  };

  const choices = EXPORTS[list].filter(({ rows }) => rows !== 'matching' || filtered);
  return (
    <form action={routes.export(list)} onSubmit={submit} className="space-y-4">
      <HiddenState pairs={pairs} />
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <fieldset>
          <legend className="mb-1 font-semibold text-sm">File</legend>
          {FORMATS.map(({ value, label }) => (
            <label key={value} className="flex min-h-7 items-center gap-2 text-sm">
              <input type="radio" name="format" value={value} defaultChecked={value === 'xlsx'} />
              {label}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="mb-1 font-semibold text-sm">Copy</legend>
          <label className="flex min-h-7 items-center gap-2 text-sm">
            <input type="checkbox" name="copy" value="public" aria-describedby={`${id}-public`} />
            For public records
          </label>
          <p id={`${id}-public`} className="text-muted text-xs">
            Leaves these columns blank: {personal.join(', ')}.
          </p>
        </fieldset>
      </div>
      {hint ? <p className="text-muted text-sm">{hint}</p> : null}
      <div className="flex flex-wrap gap-2">
        {choices.map(({ rows, label }) => (
          <Button key={rows} type="submit" name="rows" value={rows}>
            {label}
          </Button>
        ))}
      </div>
      <ExportProgress exporting={exporting} />
    </form>
  );
}

const FORMATS = [
  { value: 'xlsx', label: 'Excel workbook (.xlsx)' },
  { value: 'csv', label: 'Comma-separated values (.csv)' },
];
