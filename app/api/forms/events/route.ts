import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleNewEvent } from './handler';

const handle = readableByClients(handleNewEvent);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
