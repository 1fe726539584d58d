/** Messages of the trial single sign-on hold for a limited time. */
import {
  assertion,
  authenticationRequest,
  presenterOf,
  sessionOfRequest,
} from '@/backend/sign-in/saml-message';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a request holds for half an hour, an assertion for five minutes', () => {
  const request = authenticationRequest('session-1');
  jest.advanceTimersByTime(29 * 60_000);
  expect(sessionOfRequest(request)).toBe('session-1');
  const asserted = assertion('session-1', 11);
  expect(presenterOf(asserted, 'session-1')).toBe(11);
  jest.advanceTimersByTime(4 * 60_000);
  expect(sessionOfRequest(request)).toBeNull();
  expect(presenterOf(asserted, 'session-1')).toBe(11);
  jest.advanceTimersByTime(60_001);
  expect(presenterOf(asserted, 'session-1')).toBeNull();
});
