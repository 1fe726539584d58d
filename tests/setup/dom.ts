/** House rules of every component test: matchers, what jsdom lacks, the rules for calls, and a silent console. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import '@/tests/support/browser-gaps';
import '@/tests/support/browser-fetch';
// Loads nock, which takes over the fetch that it finds.
import './node';

// A busy machine needs longer than the second that is usual; what never comes fails all the same.
configure({ asyncUtilTimeout: 5_000 });

const complaints: string[] = [];

beforeAll(() => {
  for (const method of ['error', 'warn'] as const) {
    // No spy, which a test that restores its own spies would take away.
    console[method] = (...args: unknown[]) => {
      complaints.push(args.map(String).join(' '));
    };
  }
});

// Drafts and passing messages of one test are none of the next.
beforeEach(() => {
  sessionStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
});

afterEach(() => {
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`The console was not silent: ${heard.join('\n')}`);
});
