/** The rows of one generated data set, complete and ready to insert, one list per table. */
import type * as schema from '@/backend/database/schema';

export type CountyRow = typeof schema.county.$inferSelect;
export type StatusRow = typeof schema.status.$inferSelect;
export type EventTypeRow = typeof schema.eventType.$inferSelect;
export type AudienceTypeRow = typeof schema.audienceType.$inferSelect;
export type PresenterRow = typeof schema.presenter.$inferSelect;
export type OrganizationRow = typeof schema.organization.$inferSelect;
export type ContactRow = typeof schema.contact.$inferSelect;
export type OrganizationContactRow = typeof schema.organizationContact.$inferSelect;
export type EventRow = typeof schema.event.$inferSelect;
export type EventOrganizationRow = typeof schema.eventOrganization.$inferSelect;
export type EventPresenterRow = typeof schema.eventPresenter.$inferSelect;
export type EventAudienceTypeRow = typeof schema.eventAudienceType.$inferSelect;
export type CallLogRow = typeof schema.callLog.$inferSelect;
export type NoteRow = typeof schema.note.$inferSelect;

export type DemoOptions = {
  size: DemoSize;
  seed: number;
  /** `YYYY-MM-DD` in the agency's zone; nothing is recorded on or after it. */
  today: string;
};

export type DemoSize = 'demo' | 'large';

export type DemoData = {
  counties: CountyRow[];
  statuses: StatusRow[];
  eventTypes: EventTypeRow[];
  audienceTypes: AudienceTypeRow[];
  presenters: PresenterRow[];
  organizations: OrganizationRow[];
  contacts: ContactRow[];
  organizationContacts: OrganizationContactRow[];
  events: EventRow[];
  eventOrganizations: EventOrganizationRow[];
  eventPresenters: EventPresenterRow[];
  eventAudienceTypes: EventAudienceTypeRow[];
  callLogs: CallLogRow[];
  notes: NoteRow[];
};
