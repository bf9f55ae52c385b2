import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site on this machine that is sent with no more headers than a test gives it. */
export class PoorSite {
  readonly headers = new Map<string, string>();
  readonly #server: Server = createServer((_, response) => {
    for (const [name, value] of this.headers) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><html lang="en"><title>Kettles</title><p>Kettles on sale.</p></html>');
  });

  /** Its name with its port. */
  get host(): string {
    return `localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Follows the lines that a report gives for Node. */
  follow(lines: string): void {
    const found = [...lines.matchAll(/response\.setHeader\('([^']+)', (?:"([^"]*)"|'([^']*)')\)/g)];
    if (found.length === 0) throw new Error(`nothing to follow in ${lines}`);
    for (const [, name = '', double, single] of found) this.headers.set(name, double ?? single ?? '');
  }
}
