/** The rows of one generated data set: a list per table, each complete and ready to insert. */
import * as schema from '@/backend/database/schema';

const { county, status, eventType, audienceType, presenter, organization, contact } = schema;
const { organizationContact, event, eventOrganization, eventPresenter } = schema;
const { eventAudienceType, callLog, note } = schema;

/** What is referred to stands before what refers to it. */
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
  /** `YYYY-MM-DD` in the agency's zone; nothing is recorded on or after it. */
  today: string;
}
