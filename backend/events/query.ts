/** The filter of event lists as their query carries it (legacy-api.md §3.5 and §3.6). */
import type { FastifyRequest } from 'fastify';

import { queryList } from '@/backend/http/query-values';
import type { EventFilter } from './list';

export function eventFilter(request: FastifyRequest): EventFilter {
  return { types: queryList(request, 'eveType'), statuses: queryList(request, 'eveStatus') };
}
