/** Messages of the specification that several files show or check. */
export const NOTE_EMPTY = 'Note cannot be empty!';
export const COMMENT_EMPTY = "Call log comments can't be empty.";
export const DATES_MISSING = 'Start and/or End Dates not set.';
export const DATES_REVERSED = 'Start date/time cannot be ahead of End date/time';
export const NO_INVITEE = 'Please have atleast one Presenter selected to send the invite.';
export const CONTACT_CREATED = 'New contact is created!';
export const PRESENTERS_FAILED = 'Error occurred in retrieving Presenters.';
export const NO_CALL_LOGS = 'No call logs were found...';
