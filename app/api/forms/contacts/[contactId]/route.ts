import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleEditedContact } from './handler';

const handle = readableByClients(handleEditedContact);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
