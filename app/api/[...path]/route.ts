import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handleApi } from '@/lib/proxy/handle-api';

const handle = readableByClients(handleApi);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
