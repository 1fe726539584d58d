/** What a contact is called where it needs a name: one without any goes by its number. */
import { fullName } from '@/lib/format/text';

interface Named {
  contactId: number;
  firstName: string | null;
  lastName: string | null;
}

export function contactName({ contactId, firstName, lastName }: Named): string {
  return fullName(firstName, lastName) || `Contact ${contactId}`;
}
