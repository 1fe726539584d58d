/** The description of this API for developers, as it is kept in docs. It holds no data, so it is open to anyone. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const DOCUMENT = join(import.meta.dirname, '../../docs/openapi.json');

export function openapiRoutes(app: FastifyInstance): void {
  app.get('/openapi.json', { config: { open: true } }, async (_request, reply) =>
    reply.type('application/json').send(await readFile(DOCUMENT)),
  );
}
