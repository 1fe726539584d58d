/** What calls have in common: how failures look, where a new row is found, and what proves who is asking. */

const json = { 'application/json': { schema: { $ref: '#/components/schemas/LegacyError' } } };

/** Only the status says something: the message is empty, unless a setting of the backend fills it (§1.9). */
export const ERROR_SCHEMA = {
  type: 'object',
  properties: {
    timestamp: { type: 'string', examples: ['2021-05-03T14:30:00.123+00:00'] },
    status: { type: 'integer', examples: [500] },
    error: { type: 'string', examples: ['Internal Server Error'] },
    message: { type: 'string', examples: [''] },
    path: { type: 'string', examples: ['/api/organizations/999'] },
  },
  required: ['timestamp', 'status', 'error', 'message', 'path'],
} as const;

export const responses = {
  Created: {
    description: 'Created. No body; the new id is the last segment of Location.',
    headers: { Location: { $ref: '#/components/headers/Location' } },
  },
  Done: { description: 'Done. No body.' },
  SignedOut: {
    description:
      'Nobody is signed in: the answer leads to the sign-in, and there is no 401 (§1.3). Do not follow it.',
    headers: { Location: { description: 'Where the sign-in begins.', schema: { type: 'string' } } },
  },
  Unreadable: {
    description: 'A value of the path or the body has the wrong form (§1.8, §1.9).',
    content: json,
  },
  Refused: {
    description:
      'The anti-forgery token is missing or wrong (§1.6), or Origin names one that is not allowed (§1.7).',
    content: {
      ...json,
      'text/plain': { schema: { type: 'string', const: 'Invalid CORS request' } },
    },
  },
  Failed: {
    description:
      'Everything else: an unknown id, a duplicate association, a failed mail (§1.9). There is no 404 for an id. Something may have been done.',
    content: json,
  },
};

export const headers = {
  Location: {
    description:
      'The address that was asked, without its query, and the new id behind it. Only the last segment is of use: nothing answers there, and percent signs are encoded again (§1.17).',
    schema: { type: 'string', examples: ['http://127.0.0.1:8080/api/organization/Cook/123'] },
  },
};

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'JSESSIONID',
    description: 'Set by the sign-in, which GET /login begins (§1.4).',
  },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description:
      'Repeats the cookie XSRF-TOKEN, which the first answer sets; needed by every method but GET, HEAD, TRACE and OPTIONS (§1.6).',
  },
};
