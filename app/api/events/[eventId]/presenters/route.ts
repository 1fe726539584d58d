import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleEventPresenters } from './handler';

const handle = readableByClients(handleEventPresenters);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
