import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleNewOrganization } from './handler';

const handle = readableByClients(handleNewOrganization);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
