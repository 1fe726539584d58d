'use client';
/** The buttons of an export, how far it is, and what came of it. */
import type { FormEvent, MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { EXPORTS, ROWS } from '@/lib/export/export-options';
import { routes } from '@/lib/routes';
import type { ExportSource } from './export-memory';
import { ExportOptions } from './export-options';
import { ExportProgress } from './export-progress';
import { HiddenState } from './form-parts';
import { useExport } from './use-export';

interface ExportFormProps extends ExportSource {
  /** The list's state, as it stands in the address. */
  pairs: [name: string, value: string][];
  filtered: boolean;
  /** Columns that a copy for the public leaves blank. */
  personal: string[];
  hint?: string | undefined;
}

export function ExportForm(props: ExportFormProps) {
  const { list, person, pairs, filtered, personal, hint } = props;
  const exporting = useExport({ list, person });

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
    <form action={routes.export(list)} onSubmit={submit}>
      <HiddenState pairs={pairs} />
      <ExportOptions personal={personal} />
      {hint ? <p className="mt-4 text-muted text-sm">{hint}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {choices.map(({ rows, label }) => (
          <Button key={rows} type="submit" name="rows" value={rows} onClick={oncePerDoubleClick}>
            {label}
          </Button>
        ))}
      </div>
      <ExportProgress exporting={exporting} />
    </form>
  );
}

/** Whoever presses twice out of habit wants one file, and no word about a second one. */
function oncePerDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
