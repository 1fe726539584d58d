/** Lookup rows (legacy-api.md D8). Filters and many paths carry their descriptions, not their ids. */
import { z } from 'zod';
import { flag, id, text } from './wire';

export const county = z.object({ countyId: id, countyDesc: z.string() });
export const status = z.object({ statusId: id, statusDesc: z.string() });
export const organizationName = z
  .object({ OrgID: id, orgname: z.string().nullable() })
  .transform(({ OrgID, orgname }) => ({ orgId: OrgID, orgname }));

export const contactName = z.object({
  contactId: id,
  firstName: text,
  lastName: text,
  title: text,
  email: text,
  phone: text,
  altPhone: text,
});

export const eventType = z.object({ eventTypeId: id, eventTypeDesc: z.string() });

/** The one lookup whose description is spelled all lower case. */
export const eventStatus = z
  .object({ statusId: id, statusdesc: z.string() })
  .transform(({ statusId, statusdesc }) => ({ statusId, statusDesc: statusdesc }));

/** `chosen`: the event that was asked about has it. */
export const audienceType = z
  .object({ audiencetypeId: id, audienceDesc: z.string(), typeExist: flag })
  .transform(({ audiencetypeId, audienceDesc, typeExist }) => ({
    audienceTypeId: audiencetypeId,
    audienceDesc,
    chosen: typeExist,
  }));
