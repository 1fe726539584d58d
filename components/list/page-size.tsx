'use client';
/** How many rows a page shows. An island only because choosing takes effect at once; without script a button does it. */
import Form from 'next/form';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { PAGE_SIZES } from '@/lib/list/definition';
import type { listPairs } from '@/lib/list/state';
import { FormPendingLine, HiddenState } from './form-parts';

interface PageSizeProps {
  path: string;
  /** The list's state but for its page and size. */
  kept: ReturnType<typeof listPairs>;
  /** Size of the page that is shown, as the backend says. */
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
        // A new answer of the backend's replaces what was chosen before.
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
