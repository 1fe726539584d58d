import { z } from 'zod';
import { get, resource } from '@/lib/contract/call';
import * as rows from '@/lib/contract/entities/lookups';
import { idOrNone } from '@/lib/contract/values';

export const lookups = resource('§3.3', {
  getCounties: get('/api/counties', z.array(rows.county)),
  /** Of organizations and events: an event sets its own status on its organizations (D10). */
  getAllStatusTypes: get('/api/allStatusTypes', z.array(rows.status)),
  getOrganizationNames: get('/api/allorgnames', z.array(rows.organizationName)),
  getContactNames: get('/api/all-contact-names', z.array(rows.contactName)),
  getOrganizationStatusTypes: get('/api/orgStatusTypes', z.array(rows.status), { source: '§3.7' }),
  getEventStatusTypes: get('/api/eventStatusTypes', z.array(rows.eventStatus), { source: '§3.5' }),
  getEventTypes: get('/api/all-event-types', z.array(rows.eventType), { source: '§3.5' }),
  /** All audience types, each with whether the event has it; -1 means no event. */
  getAudienceTypes: get('/api/allAudienceWithTypeExist/{eventId}', z.array(rows.audienceType), {
    slots: { eventId: idOrNone },
    source: '§3.5',
  }),
});
