/** What a presenter is called where a person has to press it: one without a name goes by email or number. */
import { fullName } from '@/lib/format/text';
import type { ActivePresenter } from '@/lib/legacy/presenters';

export function presenterName({ presenterId, firstName, lastName, email }: ActivePresenter) {
  return fullName(firstName, lastName).trim() || email?.trim() || `Presenter ${presenterId}`;
}
