/** What an invite will say once it has passed the backend's path, and how much of it does not fit (legacy-api.md §5.2). */
import { addressExcess, INVITE_STAND_INS } from '@/lib/contract/entities/invite';
import { pathTextChange } from '@/lib/contract/text';

type PartName = keyof typeof INVITE_STAND_INS;

export interface LetterPart {
  label: string;
  /** As it will be mailed. */
  text: string;
  /** Nothing was left of the text, and this one stands for it. */
  standsIn: boolean;
  /** Characters that become blanks. */
  replaced: string[];
}

export interface Letter {
  parts: LetterPart[];
  /** How many characters of the message have to go before it can be sent; Infinity where not even that would do. */
  over: number;
}

const LABELS = {
  eventName: 'Event name',
  location: 'Location',
  message: 'Invite message',
} as const;
const ORDER = ['eventName', 'location', 'message'] as const;

export function inviteLetter(
  written: Record<PartName, string | null>,
  presenterIds: readonly number[],
): Letter {
  const read = (name: PartName) => {
    const { safe, replaced } = pathTextChange(written[name] ?? '');
    return { label: LABELS[name], text: safe || INVITE_STAND_INS[name], standsIn: !safe, replaced };
  };
  const parts = {
    eventName: read('eventName'),
    location: read('location'),
    message: read('message'),
  };
  const texts = {
    eventName: parts.eventName.text,
    location: parts.location.text,
    message: parts.message.text,
  };
  return {
    parts: ORDER.map((name) => parts[name]),
    over: charactersOver(texts.message, addressExcess(texts, presenterIds)),
  };
}

/** From the end of the message, one character as people count them takes 1 to 12 characters of an address. */
function charactersOver(message: string, excess: number): number {
  let left = excess;
  let count = 0;
  for (const character of [...message].reverse()) {
    if (left <= 0) return count;
    left -= encodeURIComponent(character).length;
    count += 1;
  }
  return left <= 0 ? count : Number.POSITIVE_INFINITY;
}
