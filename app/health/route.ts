import { handleHealth } from './handler';

export { handleHealth as GET };
