import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Composition } from '@webdocs/contracts/remote/composition';
import { compositionWith, pageWith, type RemoteUnderWork } from './show-in-page.ts';

/** Hop-by-hop, or no longer true once the body was changed. The policy would refuse the client of hot reload. */
const dropped = ['connection', 'transfer-encoding', 'content-length', 'content-encoding', 'etag', 'content-security-policy'];

/** Hands everything that is not the remote's own file to the running site, and puts the remote into what comes back. */
export function passOn(site: string, underWork: () => RemoteUnderWork) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    void answer(request, response).catch((thrown: unknown) => {
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The site does not answer: ${String(thrown)}`);
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answered = await fetch(site + path, {
      method: request.method ?? 'GET',
      headers: { ...headersOf(request), 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' } : {}),
    } as RequestInit);
    const headers = Object.fromEntries([...answered.headers].filter(([name]) => !dropped.includes(name)));
    response.writeHead(answered.status, { ...headers, 'cache-control': 'no-store' });
    response.end(bodyFor(path, headers['content-type'] ?? '', Buffer.from(await answered.arrayBuffer())));
  }

  function bodyFor(path: string, type: string, body: Buffer): Buffer | string {
    if (type.startsWith('text/html')) return pageWith(body.toString(), underWork());
    if (path.startsWith('/_composition/') && type.startsWith('application/json')) {
      return JSON.stringify(compositionWith(JSON.parse(body.toString()) as Composition, underWork()));
    }
    return body;
  }
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const { host: _host, connection: _connection, 'if-none-match': _tag, ...rest } = request.headers;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
}
