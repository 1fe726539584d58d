import { passThrough } from '@/lib/proxy/pass-through';
import { handleLogout } from './handler';

/** GET is the page of the backend's that signing out may lead to. */
export { handleLogout as POST, passThrough as GET };
