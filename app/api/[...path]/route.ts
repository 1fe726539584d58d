import { handleApi } from './handler';

export { handleApi as DELETE, handleApi as GET, handleApi as POST, handleApi as PUT };
