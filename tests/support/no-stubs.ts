/** Turns nock off for tests with real servers. Import it first: modules keep the request classes of when they are loaded. */
import nock from 'nock';

nock.restore();
