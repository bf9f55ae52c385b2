import { request } from 'node:http';
import { Readable } from 'node:stream';

export interface FetchOptions {
  readonly method?: string;
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

/**
 * A fetch that finds every host at one address, and still tells the server the name that it was asked by: fetch itself
 * takes no Host header. It speaks plain HTTP, as hosts of this machine do.
 */
export function fetchFromHost(address: string): (url: string, options?: FetchOptions) => Promise<Response> {
  const { hostname, port: ownPort } = new URL(`http://${address}`);
  return (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const { host, port, pathname, search } = new URL(url);
      const call = request({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: ownPort || port || 80,
        method,
        path: pathname + search,
        headers: { ...Object.fromEntries(new Headers(headers)), host },
        ...(signal ? { signal } : {}),
      });
      call.on('error', reject);
      call.on('response', (reply) => {
        const status = reply.statusCode ?? 500;
        const isEmpty = status === 204 || status === 304;
        const pairs = Object.entries(reply.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((one): [string, string] => [name, one]),
        );
        resolve(new Response(isEmpty ? null : (Readable.toWeb(reply) as ReadableStream), { status, headers: pairs }));
      });
      call.end(body === undefined || body === null ? undefined : String(body));
    });
}
