/** Who is signed in, managerial access, and signing out. */
import { z } from 'zod';
import { declare, get, resource } from '@/lib/contract/call';
import { logoutAnswer, user } from '@/lib/contract/entities/person';
import { PATHS } from '@/lib/contract/paths';

export const session = resource('§3.1', {
  /** Null: signed out, to which the backend responds with an empty 200. */
  getUser: get(PATHS.user, user.nullable(), { access: 'anyone', empty: null }),
  checkManagerialAccess: get('/api/checkUserManagerialAccess', z.boolean()),
  logout: declare('POST', '/api/logout', { kind: 'json', schema: logoutAnswer }, null, {
    source: '§1.5',
  }),
});
