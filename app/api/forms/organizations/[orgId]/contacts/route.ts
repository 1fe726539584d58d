import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleContactOfOrganization } from './handler';

const handle = readableByClients(handleContactOfOrganization);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
