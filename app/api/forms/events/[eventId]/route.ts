import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleEditedEvent } from './handler';

const handle = readableByClients(handleEditedEvent);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
