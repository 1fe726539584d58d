import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleOrganizationOptions } from './handler';

const handle = readableByClients(handleOrganizationOptions);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
