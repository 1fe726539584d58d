/** Says that a list is not in the order that was asked for, because the backend fails on it. */
import { Notice } from '@/components/ui/notice';
import { columnOf, type ListDefinition, type Sort } from '@/lib/list/definition';

interface ListUnsortedProps {
  definition: ListDefinition;
  /** What was asked for. */
  sort: Sort;
}

export function ListUnsorted({ definition, sort }: ListUnsortedProps) {
  return (
    <div className="border-line border-b p-3">
      <Notice kind="warning">
        This list cannot be sorted by {columnOf(definition, sort)?.label}. It is shown in its
        default order.
      </Notice>
    </div>
  );
}
