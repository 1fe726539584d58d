/** A gateway with TLS in front of the third application and of its stand-in, which is the identity provider. */
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';
import { IDENTITY_PROVIDER, TLS_APP, TLS_GATEWAY, TLS_PRODUCT, TLS_STAND_IN } from './addresses';

function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers, socket } = incoming;
  const toProvider = headers.host === new URL(IDENTITY_PROVIDER).host;
  const upstream = request(
    `${toProvider ? TLS_STAND_IN : TLS_APP}${url}`,
    {
      method,
      headers: {
        ...headers,
        'x-forwarded-for': socket.remoteAddress,
        'x-forwarded-proto': 'https',
      },
    },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    },
  );
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

async function start(): Promise<void> {
  const hosts = [TLS_PRODUCT, IDENTITY_PROVIDER].map((address) => new URL(address).hostname);
  const altNames = hosts.map((value) => ({ type: 2 as const, value }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  createServer({ key, cert }, forward).listen(Number(new URL(TLS_GATEWAY).port), '127.0.0.1');
}

void start();
