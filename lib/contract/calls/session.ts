/** Who is signed in, what they may do, and signing out. */
import { z } from 'zod';
import { BY_EMPLOYEES, declareCall, read } from '@/lib/contract/call';
import { logoutAnswer, user } from '@/lib/contract/entities/user';
import { PATHS } from '@/lib/contract/paths';

const shared = { ...BY_EMPLOYEES, source: '§3.1' } as const;

/** Null: signed out, which the backend says with an empty 200. */
export const getUser = read(
  { ...shared, access: 'anyone' },
  'getUser',
  PATHS.user,
  user.nullable(),
  null,
);

export const checkManagerialAccess = read(
  shared,
  'checkManagerialAccess',
  '/api/checkUserManagerialAccess',
  z.boolean(),
);

export const logout = declareCall({
  ...shared,
  name: 'logout',
  method: 'POST',
  path: '/api/logout',
  body: null,
  answer: { kind: 'json', schema: logoutAnswer },
  repeatable: false,
  source: '§1.5',
});
