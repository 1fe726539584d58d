/** The stamp that saving leaves on a row: who, and when by the agency's wall clock (legacy-api.md §1.12). */
import type { FastifyRequest } from 'fastify';

import { wallClockAt } from '@/backend/wire/dates';
import { employeeOf } from './request-session';

export type Stamp = { presenterId: number; at: string };

export function stampOf(request: FastifyRequest, zone: string): Stamp {
  return { presenterId: employeeOf(request).presenterId, at: wallClockAt(new Date(), zone) };
}

/** The columns of a row that is new. */
export function createdBy({ presenterId, at }: Stamp) {
  return { createdById: presenterId, createDate: at, ...modifiedBy({ presenterId, at }) };
}

/** The columns of a row that changes. */
export function modifiedBy({ presenterId, at }: Stamp) {
  return { lastModifiedById: presenterId, lastModifiedDate: at };
}
