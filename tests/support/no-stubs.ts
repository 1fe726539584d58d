/**
 * Switches the interception of requests off, for a test file that needs a real backend and requests of its own. To be
 * imported before anything else: what is loaded while it is on keeps the request and response classes of then.
 */
import nock from 'nock';

nock.restore();
