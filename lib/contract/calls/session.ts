import { z } from 'zod';
import { declare, get, resource } from '@/lib/contract/call';
import { logoutResponse, user } from '@/lib/contract/entities/person';
import { PATHS } from '@/lib/contract/paths';

export const session = resource('§3.1', {
  /** Null if signed out: the backend responds with an empty 200. */
  getUser: get(PATHS.user, user.nullable(), { access: 'anyone', empty: null }),
  checkManagerialAccess: get('/api/checkUserManagerialAccess', z.boolean()),
  logout: declare('POST', '/api/logout', { kind: 'json', schema: logoutResponse }, null, {
    source: '§1.5',
  }),
});
