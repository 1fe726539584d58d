import { answerPreflight, readableByClients } from '@/lib/proxy/cors';
import { handlePresenterOptions } from './handler';

const handle = readableByClients(handlePresenterOptions);

export {
  answerPreflight as OPTIONS,
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
};
