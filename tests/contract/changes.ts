/** Changes as the client sends them: what was read, with what must not be sent back taken out (legacy-api.md §1.8). */
import { z } from 'zod';
import { getCallLog, updateCallLog } from '@/lib/contract/calls/call-logs';
import { getEvent, updateEvent } from '@/lib/contract/calls/events';
import type { CallLogWanted } from './fixtures';
import type { WriteContext } from './suite/question';
import { read } from './suite/witness';
import type { Asked } from './wire/reader';
import { row } from './wire/shapes';

const NOT_SENT_BACK = { eventPresenters: null, eventaudienceType: null, lastStatus: null };
const detail = z.looseObject({ callLog: row });

export interface EventChange {
  orgId?: number;
  status?: string;
  audienceTypeIds?: number[];
}

export async function eventChange(
  { writer, fixtures }: WriteContext,
  eventId: number,
  { orgId = -1, status = 'null', audienceTypeIds = [] }: EventChange = {},
): Promise<Asked> {
  const found = read(await writer.read(getEvent, { params: { eventId } }), row);
  const params = { eventType: await fixtures.choices.eventType(), orgId, join: 'false', status };
  const query = { audType: audienceTypeIds.map(String) };
  return writer.write(updateEvent, { params, query }, { ...found, ...NOT_SENT_BACK });
}

export async function callLogChange(
  { writer }: WriteContext,
  callId: number,
  { noteEntry, ...path }: CallLogWanted,
): Promise<Asked> {
  const found = read(await writer.read(getCallLog, { params: { callId } }), detail);
  const callLog = { ...found.callLog, createdBy: null, lastModifiedBy: null };
  const body = { ...found, callLog, ...(noteEntry !== undefined && { noteEntry }) };
  return writer.write(updateCallLog, { params: { ...path, regsite: 1 } }, body);
}
