/** Which kind of file an export makes, and for whom. */
import { useId } from 'react';

interface ExportOptionsProps {
  /** Columns that a copy for the public leaves blank. */
  personal: string[];
}

export function ExportOptions({ personal }: ExportOptionsProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-4">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold text-sm">File</legend>
        {FORMATS.map(({ value, label }) => (
          <label key={value} className="flex min-h-7 items-center gap-2 text-sm">
            <input type="radio" name="format" value={value} defaultChecked={value === 'xlsx'} />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold text-sm">Copy</legend>
        <label className="flex min-h-7 items-center gap-2 text-sm">
          <input type="checkbox" name="copy" value="public" aria-describedby={`${id}-public`} />
          For public records
        </label>
        <p id={`${id}-public`} className="text-muted text-xs">
          When ticked, the file leaves these columns blank: {personal.join(', ')}.
        </p>
      </fieldset>
    </div>
  );
}

const FORMATS = [
  { value: 'xlsx', label: 'Excel workbook (.xlsx)' },
  { value: 'csv', label: 'Comma-separated values (.csv)' },
];
