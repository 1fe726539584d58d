/** Stands where a part of a page could not be shown, and offers to try again. */
import { Panel } from './panel';
import { CELL_LINK } from './table';

interface FailedSectionProps {
  title: string;
  /** Address of this page. */
  path: string;
}

export function FailedSection({ title, path }: FailedSectionProps) {
  return (
    <Panel title={title}>
      <p role="alert" className="px-4 py-4 text-danger text-sm">
        This part could not be retrieved.{' '}
        <a href={path} className={CELL_LINK}>
          Try again
        </a>
      </p>
    </Panel>
  );
}
