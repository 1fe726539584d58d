/** Who is signed in, what they may do, and signing out. */

import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import { logoutAnswer, user } from '@/lib/contract/entities/user';
import { PATHS } from '@/lib/contract/paths';
import { noParams, noQuery } from '@/lib/contract/values';

/** Null: signed out, which the backend says with an empty 200. */
export const getUser = declareCall({
  name: 'getUser',
  method: 'GET',
  path: PATHS.user,
  params: noParams,
  query: noQuery,
  body: null,
  answer: { kind: 'json', schema: user.nullable(), empty: null },
  access: 'anyone',
  browser: true,
  repeatable: true,
  source: '§3.1',
});

export const checkManagerialAccess = declareCall({
  name: 'checkManagerialAccess',
  method: 'GET',
  path: '/api/checkUserManagerialAccess',
  params: noParams,
  query: noQuery,
  body: null,
  answer: { kind: 'json', schema: z.boolean() },
  access: 'employee',
  browser: true,
  repeatable: true,
  source: '§3.1',
});

export const logout = declareCall({
  name: 'logout',
  method: 'POST',
  path: '/api/logout',
  params: noParams,
  query: noQuery,
  body: null,
  answer: { kind: 'json', schema: logoutAnswer },
  access: 'employee',
  browser: true,
  repeatable: false,
  source: '§1.5',
});
