import { respondToPreflight, withCors } from '@/lib/proxy/cors';
import { handleApi } from '@/lib/proxy/handle-api';

const handle = withCors(handleApi);

export {
  handle as DELETE,
  handle as GET,
  handle as POST,
  handle as PUT,
  respondToPreflight as OPTIONS,
};
