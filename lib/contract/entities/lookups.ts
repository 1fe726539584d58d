/** Rows of lookups (legacy-api.md D8). Filters and many paths have their descriptions, not their ids. */
import { z } from 'zod';
import { nameFields } from './contact';
import { flag, id } from './wire';

export const county = z
  .object({ countyId: id, countyDesc: z.string() })
  .transform(({ countyId, countyDesc }) => ({ countyId, name: countyDesc }));

export const status = z
  .object({ statusId: id, statusDesc: z.string() })
  .transform(({ statusId, statusDesc }) => ({ statusId, name: statusDesc }));

export const organizationName = z
  .object({ OrgID: id, orgname: z.string().nullable() })
  .transform(({ OrgID, orgname }) => ({ orgId: OrgID, name: orgname }));

export const contactName = z.object(nameFields);

export const eventType = z
  .object({ eventTypeId: id, eventTypeDesc: z.string() })
  .transform(({ eventTypeId, eventTypeDesc }) => ({ eventTypeId, name: eventTypeDesc }));

/** The one lookup with a description in lower case. */
export const eventStatus = z
  .object({ statusId: id, statusdesc: z.string() })
  .transform(({ statusId, statusdesc }) => ({ statusId, name: statusdesc }));

/** `chosen`: the event of the request has it. */
export const audienceType = z
  .object({ audiencetypeId: id, audienceDesc: z.string(), typeExist: flag })
  .transform(({ audiencetypeId, audienceDesc, typeExist }) => ({
    audienceTypeId: audiencetypeId,
    name: audienceDesc,
    chosen: typeExist,
  }));
