/** The outbox in a browser. Where mail goes out for real it shows how that went, to managers, and not what it says. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StandIn } from '@/backend/config';
import { sendPage } from '@/backend/http/page';
import { Refusal } from '@/backend/http/refusal';
import { employeeOf } from '@/backend/sessions/request-session';
import { pathNumber, pathValues } from '@/backend/wire/request-values';
import { calendarOf } from './calendar';
import { isReady, obstacleTo } from './letter';
import { ICS_NAME, subjectOf, textOf } from './message';
import { findLetter, listLetters } from './outbox';
import { OUTBOX_STYLE, openedMail, outboxList } from './page';

const PAGE_SIZE = 50;
const mailPath = { id: pathNumber };
const listQuery = z.object({ before: pathNumber.optional().catch(undefined) });

export function outboxRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  const isReal = config.smtpUrl !== undefined;

  app.get('/outbox', async (request, reply) => {
    if (isReal && !employeeOf(request).managerialAccess) throw new Refusal(403, 'managers only');
    const { before } = listQuery.parse(request.query);
    const found = await listLetters(db, { before, limit: PAGE_SIZE + 1 });
    const letters = found.slice(0, PAGE_SIZE);
    const olderFrom = found.length > PAGE_SIZE ? letters.at(-1)?.mailId : undefined;
    const content = outboxList({ letters, opens: !isReal, olderFrom, sender: config });
    return sendPage(reply, { title: 'Outbox', style: OUTBOX_STYLE, content });
  });

  app.get('/outbox/:id', async (request, reply) => {
    const letter = await openedLetter(request);
    const text = isReady(letter) ? textOf(letter, config.agencyTimeZone) : obstacleTo(letter);
    const content = openedMail(letter, text ?? '', config);
    return sendPage(reply, { title: subjectOf(letter), style: OUTBOX_STYLE, content });
  });

  app.get(`/outbox/:id/${ICS_NAME}`, async (request, reply) => {
    const letter = await openedLetter(request);
    if (!isReady(letter)) throw new Refusal(404, 'a mail that cannot be written');
    return reply
      .type(`text/calendar; charset=utf-8; method=${letter.method}`)
      .header('content-disposition', `attachment; filename="${ICS_NAME}"`)
      .send(calendarOf(letter, config));
  });

  async function openedLetter(request: FastifyRequest) {
    if (isReal) throw new Refusal(403, 'what was mailed is not shown');
    const letter = await findLetter(db, pathValues(request, mailPath).id);
    if (!letter) throw new Refusal(404, 'unknown mail');
    // It went out while there was a mail server.
    if (letter.state === 'sent') throw new Refusal(403, 'what was mailed is not shown');
    return letter;
  }
}
