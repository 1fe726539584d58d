/** What a call answers, where it succeeds and where it does not (legacy-api.md §1.9). */
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { parametersOf } from './parameters';
import type { SchemaBook } from './schema-book';

const shared = (name: string) => ({ $ref: `#/components/responses/${name}` });

export function responsesOf(call: Call, book: SchemaBook) {
  return { ...success(call, book), ...failures(call) };
}

function success({ answer }: Call, book: SchemaBook) {
  switch (answer.kind) {
    case 'json':
      return {
        200: {
          description:
            'empty' in answer
              ? 'What was asked for, or an empty body where there is nothing.'
              : 'What was asked for.',
          content: { 'application/json': { schema: book.ofAnswer(withoutNull(answer.schema)) } },
        },
      };
    case 'text':
      return {
        200: {
          description: 'Raw text without quotes, whatever type it is announced with (§7.6).',
          content: { 'text/plain': { schema: book.ofAnswer(answer.schema) } },
        },
      };
    case 'created':
      return { 201: shared('Created') };
    case 'done':
      return { 204: shared('Done') };
    case 'silent':
      return { 200: { description: 'Done. No body.' } };
  }
}

/** Our side reads an empty body as null; nobody writes the word. */
function withoutNull(schema: z.ZodType): z.core.$ZodType {
  return schema instanceof z.ZodNullable ? schema.unwrap() : schema;
}

function failures(call: Call) {
  const sendsValues = call.body !== null || parametersOf(call).length > 0;
  return {
    ...(call.access === 'anyone' ? {} : { 302: shared('SignedOut') }),
    ...(sendsValues ? { 400: shared('Unreadable') } : {}),
    403: shared('Refused'),
    500: shared('Failed'),
  };
}
