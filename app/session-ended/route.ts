import { handleSessionEnded } from './handler';

export { handleSessionEnded as GET };
