import { createServer, request, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, createServer as createPort, type AddressInfo, type Server as Port, type Socket } from 'node:net';
import type { IssuedCertificate } from '@webdocs/testing/test-authority';

/** What an operator has before a site: HTTPS ends here, and plain HTTP is led to it. Both are at one port, as scans of a port ask for them. */
export class HttpsFront {
  readonly #plain: Server;
  readonly #secure: Server;
  readonly #port: Port;
  readonly #sockets = new Set<Socket>();
  /** Port of the site behind it. */
  behind = 0;

  constructor(host: string, { key, cert }: IssuedCertificate) {
    this.#plain = createServer((asked, answer) => {
      answer.writeHead(301, { location: `https://${host}:${this.port}${asked.url}` }).end();
    });
    this.#secure = createSecureServer({ key, cert }, this.#toSite);
    this.#port = createPort((socket) => {
      this.#hold(socket).once('data', (first) => {
        // The first byte of a TLS handshake.
        const server = first[0] === 22 ? this.#secure : this.#plain;
        const inner = this.#hold(connect(portOf(server), '127.0.0.1'));
        inner.write(first);
        socket.pipe(inner).pipe(socket);
      });
    });
  }

  get port(): number {
    return portOf(this.#port);
  }

  async open(): Promise<void> {
    for (const server of [this.#plain, this.#secure, this.#port])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    for (const server of [this.#port, this.#secure, this.#plain]) await new Promise((resolve) => server.close(resolve));
  }

  readonly #toSite: RequestListener = ({ url, method, headers }, answer) => {
    const forwarded = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const onward = request({ port: this.behind, host: '127.0.0.1', path: url, method, headers: forwarded }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    onward.end();
  };

  #hold(socket: Socket): Socket {
    this.#sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
  }
}

function portOf(server: Port): number {
  return (server.address() as AddressInfo).port;
}
