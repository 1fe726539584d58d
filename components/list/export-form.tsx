'use client';
/** The options and buttons of an export, and its progress. */
import { type FormEvent, type MouseEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { EXPORTS, ROWS } from '@/lib/export/export-options';
import { routes } from '@/lib/routes';
import { ExportProgress } from './export-progress';
import { HiddenState } from './form-parts';
import { type ExportSource, useExport } from './use-export';

interface ExportFormProps extends ExportSource {
  /** The list's state. */
  pairs: [name: string, value: string][];
  filtered: boolean;
  /** Columns that are blank in a copy for the public. */
  personal: string[];
  hint?: string | undefined;
}

const FORMATS = { xlsx: 'Excel workbook (.xlsx)', csv: 'Comma-separated values (.csv)' };

export function ExportForm(props: ExportFormProps) {
  const { list, person, pairs, filtered, personal, hint } = props;
  const exporting = useExport({ list, person });
  const hintId = useId();

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

  return (
    <form action={routes.export(list)} onSubmit={submit}>
      <HiddenState pairs={pairs} />
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold text-sm">File</legend>
          {Object.entries(FORMATS).map(([value, label]) => (
            <label key={value} className="flex min-h-7 items-center gap-2 text-sm">
              <input type="radio" name="format" value={value} defaultChecked={value === 'xlsx'} />
              {label}
            </label>
          ))}
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold text-sm">Copy</legend>
          <label className="flex min-h-7 items-center gap-2 text-sm">
            <input type="checkbox" name="copy" value="public" aria-describedby={hintId} />
            For public records
          </label>
          <p id={hintId} className="text-muted text-xs">
            When ticked, the file leaves these columns blank: {personal.join(', ')}.
          </p>
        </fieldset>
      </div>
      {hint ? <p className="mt-4 text-muted text-sm">{hint}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {EXPORTS[list]
          .filter(({ rows }) => rows !== 'matching' || filtered)
          .map(({ rows, label }) => (
            <Button key={rows} type="submit" name="rows" value={rows} onClick={ignoreDoubleClick}>
              {label}
            </Button>
          ))}
      </div>
      <ExportProgress exporting={exporting} />
    </form>
  );
}

/** A double click starts one export, without a message about a second one. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
