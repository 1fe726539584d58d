import { handleRefused } from './handler';

export { handleRefused as GET };
