/** Component tests: matchers, missing parts of jsdom, stubs of requests. They fail on console output. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import '@/tests/support/browser-gaps';
import '@/tests/support/browser-fetch';
// After browser-fetch: nock replaces the fetch that exists when it is loaded.
import './node';

// The default second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const messages: string[] = [];

beforeAll(() => {
  for (const method of ['error', 'warn'] as const) {
    // A spy would be removed by tests that restore theirs.
    console[method] = (...args: unknown[]) => {
      messages.push(args.map(String).join(' '));
    };
  }
});

// Removes drafts and messages of the previous test.
beforeEach(() => {
  sessionStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
});

afterEach(() => {
  const logged = messages.splice(0);
  if (logged.length > 0) throw new Error(`The console was not silent: ${logged.join('\n')}`);
});
