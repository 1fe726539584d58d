/** The body of a note save (legacy-api.md §1.8 and §3.3): only its text counts, yet the rest must be well formed. */
import { z } from 'zod';

import {
  ignoredObject,
  mustBeNull,
  sentId,
  sentText,
  sentWallClock,
} from '@/backend/wire/body-values';

const sentCallLog = z
  .looseObject({
    createdBy: mustBeNull,
    lastModifiedBy: mustBeNull,
    org: ignoredObject,
    contact: ignoredObject,
    status: ignoredObject,
  })
  .nullish();

export const changedNote = z.object({
  noteId: sentId,
  noteEntry: sentText,
  createDate: sentWallClock,
  lastModifiedDate: sentWallClock,
  createdBy: ignoredObject,
  lastModifiedBy: ignoredObject,
  event: mustBeNull,
  contact: mustBeNull,
  callLog: sentCallLog,
});

/** A number as id would make the legacy answer with the wrong one, so a new note must have none. */
export const newNote = changedNote.extend({ noteId: sentId.pipe(z.null()) });
