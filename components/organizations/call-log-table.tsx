/** The call logs of an organization, folded away until somebody wants to see them; works without script. */
import { AppLink } from '@/components/ui/app-link';
import { ChevronIcon } from '@/components/ui/icons';
import { PanelText } from '@/components/ui/panel';
import { CELL_LINK, Cell, HeadCell, Row, Table } from '@/components/ui/table';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import { formatCallLogDate } from '@/lib/forms/call-log';
import type { CallLogNote } from '@/lib/legacy/notes';
import { routes } from '@/lib/routes';

const HEADS = [
  'Comments',
  'Date Created',
  'Created by',
  'Last modified',
  'Last modified by',
  'Past call log date',
  'Reg. site',
  'Action',
] as const;

interface CallLogTableProps {
  organization: string;
  callLogs: CallLogNote[];
}

export function CallLogTable({ organization, callLogs }: CallLogTableProps) {
  return (
    <details className="group min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-panel">
      <summary className="flex min-h-12 items-center gap-2 rounded-lg px-4 font-semibold hover:bg-sunken">
        <span className="transition-transform group-open:rotate-180">
          <ChevronIcon />
        </span>
        View Call Logs
        <span className="font-normal text-muted text-sm">{callLogs.length}</span>
      </summary>
      <div className="border-line border-t">
        {callLogs.length === 0 ? (
          <PanelText>No call logs were found...</PanelText>
        ) : (
          <Table
            label={`Call Log(s) for ${organization}`}
            head={HEADS.map((label) => <HeadCell key={label}>{label}</HeadCell>)}
          >
            {callLogs.map((callLog) => (
              <Row key={callLog.noteId}>
                <Cell className="min-w-72 whitespace-pre-wrap">
                  <bdi>{callLog.text}</bdi>
                </Cell>
                <Cell className="whitespace-nowrap">{formatDateTime(callLog.createDate)}</Cell>
                <Cell>{callLog.createdBy}</Cell>
                <Cell className="whitespace-nowrap">
                  {formatDateTime(callLog.lastModifiedDate)}
                </Cell>
                <Cell>{callLog.lastModifiedBy}</Cell>
                <Cell className="whitespace-nowrap">{formatCallLogDate(callLog.callLogDate)}</Cell>
                <Cell>{yesNo(callLog.registrationSite)}</Cell>
                <Cell>
                  <AppLink href={routes.callLog(callLog.callId)} className={CELL_LINK}>
                    View
                    <span className="sr-only">
                      {' '}
                      call log of {formatDateTime(callLog.createDate)}
                    </span>
                  </AppLink>
                </Cell>
              </Row>
            ))}
          </Table>
        )}
      </div>
    </details>
  );
}
