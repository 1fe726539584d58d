/** Where the browser tests find what they test. */
export const PRODUCT = 'http://localhost:3100';
export const STAND_IN = 'http://127.0.0.1:8180';
/** A browser client of another origin, on the same host, that the product allows. */
export const OTHER_CLIENT = 'http://localhost:3190';
/** Passes everything on to the stand-in, but for what a test tells it to break. */
export const FAULTY_RELAY = 'http://127.0.0.1:8190';
/** A second application, whose backend is the relay. */
export const FAULTY_APP = 'http://localhost:3110';
