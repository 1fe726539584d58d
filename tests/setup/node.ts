/** Unit and handler tests fail on a request without a stub and on an unused stub. */
import nock from 'nock';

const unstubbed: string[] = [];
interface Unmatched {
  method?: string;
  path?: string;
  hostname?: string;
  options?: { href?: string };
}

const onNoMatch = ({ method = '', path = '', hostname = '', options }: Unmatched) => {
  // A real server of the test (`startRealBackend`).
  if (hostname === '127.0.0.1') return;
  unstubbed.push(`${method} ${options?.href ?? path}`);
};

beforeAll(() => {
  nock.disableNetConnect();
  nock.emitter.on('no match', onNoMatch);
});

afterEach(() => {
  const unused = nock.pendingMocks();
  const missed = unstubbed.splice(0);
  nock.cleanAll();
  if (unused.length > 0) throw new Error(`Unused stubs: ${unused.join(', ')}`);
  if (missed.length > 0) throw new Error(`Calls without a stub: ${missed.join(', ')}`);
});

afterAll(() => {
  nock.emitter.off('no match', onNoMatch);
  nock.restore();
});
