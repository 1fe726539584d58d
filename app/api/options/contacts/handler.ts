/** Contacts to choose from: `?q=` holds words of their name, email or title. */
import { answerOptions } from '@/app/api/options/answer-options';
import { contactOptions } from '@/lib/legacy/name-options';

export const handleContactOptions = answerOptions(contactOptions.list);
