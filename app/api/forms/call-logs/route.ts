import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleNewCallLog } from './handler';

const handle = readableByClients(handleNewCallLog);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
