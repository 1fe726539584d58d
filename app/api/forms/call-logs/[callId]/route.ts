import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleEditedCallLog } from './handler';

const handle = readableByClients(handleEditedCallLog);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
