/**
 * Rows that are legal and awkward, each with an id that no seed, day or size changes: every generator puts its hard cases
 * first, so that their ids are the first ones of their tables. Most are in `hard-cases.json`: an organization with the
 * noun of its kind and its place; an event with its distance from today in days (moved to the next working day), its
 * presenters (the primary one first; `"primary": false` when none is) and its status (completed or confirmed, when not
 * given); and what is held on every Sunday on which the clocks change.
 */

/** An organization whose lists need several pages. */
export const BUSY_ORGANIZATION = { orgId: 14, contacts: 60, events: 40, notes: 30 };
/** An organization with no contact, event, note or call log. */
export const EMPTY_ORGANIZATION_ID = 15;
export const LONG_NOTE = { noteId: 1, orgId: 3, characters: 4000 };
/** A call log kept from before contact and status were required; its comment is an ordinary one. */
export const CALL_LOG_WITHOUT_CONTACT_AND_STATUS = { callId: 1, orgId: 1 };
