/** The values of a form as the browser sends them, and the record in the address that they belong to. */
import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { matchPath } from '@/lib/contract/path';
import { pathOfRequest } from './path-of-request';
import { readJson } from './read-json';
import { fieldChecks, type Refused } from './refused';

export async function readForm<Params, Body>(
  request: NextRequest,
  template: string,
  params: z.ZodType<Params>,
  body: z.ZodType<Body>,
): Promise<{ kind: 'form'; params: Params; body: Body; path: string } | Refused> {
  const path = pathOfRequest(request);
  const { check, refusal } = fieldChecks();
  const checkedParams = check(params, matchPath(template, path));
  const read = await readJson(request);
  if (read.kind === 'refused') return read;
  const checkedBody = check(body, read.value);
  if (checkedParams === undefined || checkedBody === undefined) return refusal();
  return { kind: 'form', params: checkedParams, body: checkedBody, path };
}
