import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleInvites } from './handler';

const handle = readableByClients(handleInvites);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
