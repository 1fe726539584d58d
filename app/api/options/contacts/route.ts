import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleContactOptions } from './handler';

const handle = readableByClients(handleContactOptions);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
