import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleNewContact } from './handler';

const handle = readableByClients(handleNewContact);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
