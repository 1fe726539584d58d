import { passThrough } from '@/lib/proxy/pass-through';

export { passThrough as GET, passThrough as POST };
