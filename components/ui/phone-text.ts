/** What becomes of a phone number when somebody types into its grouped form. */
import { digitsOf, formatPhone } from '@/lib/format/phone';

const MOST_DIGITS = 40;

export interface TypedPhone {
  digits: string;
  /** Where the caret belongs in the grouped form. */
  caret: number;
}

interface Typing {
  /** Digits before the change. */
  before: string;
  /** Text of the field after it, and the caret in it. */
  text: string;
  caret: number;
  /** As input events tell it, such as `deleteContentBackward`. */
  how: string;
}

export function typedPhone({ before, text, caret, how }: Typing): TypedPhone {
  const typed = digitsOf(text).slice(0, MOST_DIGITS);
  const left = Math.min(digitsOf(text.slice(0, caret)).length, typed.length);
  const dashOnly = typed === before && text.length < formatPhone(before).length;
  if (!dashOnly) return { digits: typed, caret: shownPosition(typed, left) };
  // Only a dash was deleted, which would come back at once: the digit beyond it is what was meant.
  const gone = how === 'deleteContentForward' ? left : left - 1;
  const digits = typed.slice(0, gone) + typed.slice(gone + 1);
  return { digits, caret: shownPosition(digits, gone) };
}

/** Behind this many digits, and in front of the dash that may follow them. */
function shownPosition(digits: string, count: number): number {
  return formatPhone(digits.slice(0, count)).length;
}
