/** The tables and row types of a data set. */
import * as schema from '@/backend/database/schema';

const { county, status, eventType, audienceType, presenter, organization, contact } = schema;
const { organizationContact, event, eventOrganization, eventPresenter } = schema;
const { eventAudienceType, callLog, note } = schema;

export const TABLES = {
  ...{ county, status, eventType, audienceType, presenter },
  ...{ organization, contact, organizationContact },
  ...{ event, eventOrganization, eventPresenter, eventAudienceType },
  ...{ callLog, note },
};

type TableName = keyof typeof TABLES;
export type Row<Name extends TableName> = (typeof TABLES)[Name]['$inferSelect'];
export type DemoData = { [Name in TableName]: Row<Name>[] };

export interface DemoOptions {
  size: 'demo' | 'large';
  seed: number;
  /** `YYYY-MM-DD` in the agency's zone; all records are older. */
  today: string;
}
