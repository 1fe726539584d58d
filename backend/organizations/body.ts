/** The body of an organization save (legacy-api.md §3.3); the county comes from the path only. */
import { z } from 'zod';

import {
  ignoredObject,
  mustBeNull,
  sentFlag,
  sentId,
  sentText,
  sentWallClock,
} from '@/backend/wire/body-values';

const values = {
  orgname: sentText,
  address: sentText,
  city: sentText,
  email: sentText,
  phone: sentText,
  zip: sentText,
  regsite: sentFlag,
  altphone: sentText,
  lastContact: sentWallClock,
  lastStatus: mustBeNull,
};

/** A number as id would make the legacy overwrite that row, so a new organization must have none. */
export const newOrganization = z.object({
  ...values,
  orgId: sentId.pipe(z.null()),
  orgContacts: z.array(z.unknown()).max(0).nullish(),
});

/** The contacts may come as they were read; their content is thrown away. */
export const changedOrganization = z.object({
  ...values,
  orgId: sentId,
  orgContacts: z.array(ignoredObject).nullish(),
});

export type NewOrganization = z.output<typeof newOrganization>;
export type ChangedOrganization = z.output<typeof changedOrganization>;
