import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleEditedOrganization } from './handler';

const handle = readableByClients(handleEditedOrganization);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
