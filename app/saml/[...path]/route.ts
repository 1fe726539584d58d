import { proxySignIn } from '@/lib/proxy/sign-in-proxy';

export { proxySignIn as GET, proxySignIn as POST };
