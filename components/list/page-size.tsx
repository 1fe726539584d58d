'use client';
/** The page size. A choice is sent at once; without script a button sends it. */
import Form from 'next/form';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { PAGE_SIZES } from '@/lib/list/definition';
import { FormPendingLine, HiddenState } from './form-parts';

interface PageSizeProps {
  path: string;
  /** The list's state without page and size. */
  kept: [name: string, value: string][];
  /** Reported by the backend. */
  pageSize: number;
}

export function PageSize({ path, kept, pageSize }: PageSizeProps) {
  const id = useId();
  return (
    <Form action={path} prefetch={false} className="flex items-center gap-2">
      <HiddenState pairs={kept} />
      <label htmlFor={id} className="text-muted text-sm">
        Items per page
      </label>
      <select
        // Resets the choice when a page of another size is shown.
        key={pageSize}
        id={id}
        name="size"
        defaultValue={pageSize}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="h-9 rounded border border-line-strong bg-surface px-2 text-sm"
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
      <FormPendingLine />
    </Form>
  );
}
