/** House rules of every component test: matchers, a clean document, and a console nobody complains on. */
import '@testing-library/jest-dom';

const complaints: string[] = [];

beforeAll(() => {
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      complaints.push(args.map(String).join(' '));
    });
  }
});

afterEach(() => {
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`The console was not silent: ${heard.join('\n')}`);
});
