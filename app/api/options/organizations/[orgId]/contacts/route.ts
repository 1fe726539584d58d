import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleContactOptionsOfOrganization } from './handler';

const handle = readableByClients(handleContactOptionsOfOrganization);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
