/** The call behind the search box (legacy-api.md §4.2). */
import type { FastifyInstance } from 'fastify';
import type { StandIn } from '@/backend/config';
import { pathText, pathValues } from '@/backend/wire/request-values';
import { findRows } from './find';
import { searchAnswer } from './hits';

export function searchRoutes(app: FastifyInstance, { db }: StandIn): void {
  app.get('/api/elasticsearch/multi-field-index/:text', async (request) => {
    const { text } = pathValues(request, { text: pathText });
    const { total, found } = await findRows(db, text);
    return searchAnswer(db, total, found);
  });
}
