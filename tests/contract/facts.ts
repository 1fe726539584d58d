/** Facts on open questions of legacy-api.md §7, from responses that are requested for the assertions anyway. */
import { z } from 'zod';
import type { PathValues } from '@/lib/contract/call';
import { Broken, CannotCheck, checkStatus, read, required } from './checks';
import * as lists from './lists';
import { callLogDetail, callLogNoteRow, type Row, row } from './shapes';
import type { ReadContext } from './suite';

type Look = (context: ReadContext) => Promise<string>;

/** The names of members that the rows have. */
function namesIn(found: readonly Row[], names: readonly string[]): string {
  required(found[0], 'a row');
  return names.filter((name) => found.some((one) => name in one)).join(' and ') || 'none';
}

const spelling =
  (list: lists.List, ...names: string[]): Look =>
  async (context) =>
    namesIn((await lists.firstPage(context, list)).content, names);

const embedded =
  (member: 'orgContacts' | 'eventOrgs', ...names: string[]): Look =>
  async ({ samples }) => {
    const detail = z.looseObject({ orgContacts: z.array(row), eventOrgs: z.array(row) });
    return namesIn(read(await samples.request('getOrganization'), detail)[member], names);
  };

const typesOf =
  (name: string): Look =>
  async (context) => {
    const { content } = await lists.firstPage(context, lists.EVENTS);
    const types = content.map((one) => (one[name] === null ? 'null' : typeof one[name]));
    return [...new Set(types)].sort().join(' or ') || 'no row';
  };

async function sameTotal(context: ReadContext, list: lists.List, params: PathValues) {
  const first = await lists.firstPage(context, list);
  return (
    first.totalElements === (await lists.filteredPage(context, list, { params })).totalElements
  );
}

async function rowZone({ reader, samples }: ReadContext): Promise<string> {
  const params = { orgId: await samples.calledOrganizationId() };
  const response = await reader.call('getOrganizationCallLogNotes', params);
  const [comment] = read(response, z.array(callLogNoteRow));
  const { callId, createDate } = required(comment, 'a comment of a call log');
  const detail = read(await reader.call('getCallLog', { callId }), callLogDetail);
  const offset = /(?:Z|[+-]\d\d:\d\d)$/.exec(createDate ?? '')?.[0] ?? 'no offset';
  const local = Date.parse(`${detail.createDate}Z`.replace(/ZZ$/, 'Z'));
  const hours = (Date.parse(createDate ?? '') - local) / 3_600_000;
  return `${offset}, ${hours.toFixed(1)} hours from the wall clock of the same note`;
}

const FLAG = ['regsite', 'regSite'];

const LOOKS: Record<string, Look> = {
  'registration site of a contact (§7.3)': spelling(lists.CONTACTS, ...FLAG),
  'registration site of a contact in an organization (§7.3)': embedded('orgContacts', ...FLAG),
  'type of an event in an organization (§7.4)': embedded('eventOrgs', 'eventTypeDesc', 'eventType'),
  'deletion flag of an event (§7.5)': spelling(lists.EVENTS, 'deleteflag', 'deleteFlag'),
  'primaryPresenter (§7.6)': async ({ samples }) => {
    const response = await samples.request('getPrimaryPresenter');
    checkStatus(response, 200);
    const { text, headers } = response;
    return `${text.startsWith('"') ? 'in quotes' : 'raw text'}, as ${headers['content-type']}`;
  },
  'first call logs (§7.7)': async (context) =>
    (await sameTotal(context, lists.CALL_LOGS, { onlyMine: 'true' }))
      ? "as many as the caller's own"
      : "more than the caller's own",
  'first presenter events (§7.9)': async (context) =>
    (await sameTotal(context, lists.PRESENTER_EVENTS, { upcomingOnly: 'false' }))
      ? 'as many as all of them'
      : 'fewer than all of them',
  'regsite=0 in a filter (§7.2)': async (context) => {
    const all = await lists.filteredPage(context, lists.ORGANIZATIONS);
    const query = { regsite: ['0'] };
    const zero = await lists.filteredPage(context, lists.ORGANIZATIONS, { query });
    return zero.totalElements === all.totalElements ? 'no filter' : 'fewer rows';
  },
  'audienceCount (§7.21)': typesOf('audienceCount'),
  'surveyCount (§7.21)': typesOf('surveyCount'),
  'dates of raw rows (§7.28)': rowZone,
};

/** Leaves out facts that the responses do not show. */
export async function factsSeen(context: ReadContext): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const [fact, look] of Object.entries(LOOKS)) {
    try {
      seen[fact] = await look(context);
    } catch (error) {
      if (!(error instanceof Broken || error instanceof CannotCheck)) throw error;
    }
  }
  return seen;
}
