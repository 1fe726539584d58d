/** Addresses of the servers that the browser tests start. `E2E_PORT_SHIFT` moves every port, for a second checkout. */
const shift = Number(process.env.E2E_PORT_SHIFT ?? 0);
const address = (host: string, port: number) => `http://${host}:${port + shift}`;

export const PRODUCT = address('localhost', 3100);
export const STAND_IN = address('127.0.0.1', 8180);
/** Allowed browser client of another origin on the same host. */
export const OTHER_CLIENT = address('localhost', 3190);
/** Forwards to the stand-in and injects faults. */
export const FAULTY_RELAY = address('127.0.0.1', 8190);
/** Second application, whose backend is the relay. */
export const FAULTY_APP = address('localhost', 3110);
/** Its `SESSION_SECRET`. */
export const FAULTY_SECRET = 'e2e-0123456789-abcdefghijklmnopqrstuvwxyz';

/** Third application, behind a gateway with TLS and with an identity provider on another site. */
export const TLS_APP = address('localhost', 3130);
export const TLS_STAND_IN = address('127.0.0.1', 8130);
const secure = (host: string) => `https://${host}:${3143 + shift}`;
/** Hosts of the gateway, for the application and its stand-in. Browsers resolve them to loopback. */
export const TLS_PRODUCT = secure('outreach.localhost');
export const IDENTITY_PROVIDER = secure('idp.localhost');
/** The gateway for programs. It forwards every other host to the application. */
export const TLS_GATEWAY = secure('127.0.0.1');
