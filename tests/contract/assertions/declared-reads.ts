/** Every read that the contract declares answers in a shape that the contract reads. */
import type { Call } from '@/lib/contract/call';
import { calls } from '@/lib/contract/calls';
import type { Samples } from '@/tests/contract/samples';
import type { Question } from '@/tests/contract/suite/question';
import { CannotAsk, hasStatus, read, that } from '@/tests/contract/suite/witness';
import type { Values } from '@/tests/contract/wire/address';
import { NOT_EXPORTED } from './shapes';

/** These answer with all rows there are. */
const WHOLE_TABLES =
  /^\/api\/(?:organizations|events|allorgnames|all-[\w-]+-(?:export|names))(?:\/\{presenterId\})?$/;

const PATH_VALUES: Record<string, (samples: Samples) => Promise<string | number>> = {
  orgId: (samples) => samples.organizationId(),
  contactId: (samples) => samples.contactId(),
  eventId: (samples) => samples.eventId(),
  callId: (samples) => samples.callId(),
  presenterId: (samples) => samples.presenterId(),
  text: (samples) => samples.searchWord(),
  page: async () => 0,
  size: async () => 5,
  sortField: async () => 'null',
  order: async () => 'null',
  from: async () => 'null',
  to: async () => 'null',
  upcomingOnly: async () => 'false',
  onlyMine: async () => 'false',
};

async function valuesFor({ name, path }: Call, samples: Samples): Promise<Values> {
  const params: Record<string, string | number> = {};
  for (const [, slot = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = PATH_VALUES[slot];
    if (!value) throw new CannotAsk(`no value is known for ${slot}`);
    params[slot] = await value(samples);
  }
  const query: Record<string, string[]> = {};
  if (name === 'getViewedCallLogs') query.cid = [String(await samples.callId())];
  return { params, query };
}

const reads = calls.filter(({ method, answer }) => method === 'GET' && answer.kind !== 'silent');

export const DECLARED_READS: Question[] = reads.map((call) => ({
  label: call.name,
  sentence: `${call.path} answers in the shape that the contract reads (legacy-api.md ${call.source})`,
  async reads({ reader, samples, exports }) {
    const { answer, path } = call;
    if (WHOLE_TABLES.test(path) && !exports) throw new CannotAsk(NOT_EXPORTED);
    const asked = await reader.ask(call, await valuesFor(call, samples));
    hasStatus(asked, 200);
    if (answer.kind === 'text') {
      that(asked, answer.schema.safeParse(asked.text).success, 'text');
      return;
    }
    if (answer.kind !== 'json') return;
    if (asked.text === '' && answer.empty !== undefined) return;
    read(asked, answer.schema);
  },
}));
