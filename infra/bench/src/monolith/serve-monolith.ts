import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { contentTypeOf, isText } from '@webdocs/gateway/routes/content-types';
import type { MonolithFile } from './monolith-document.ts';

export interface ServedMonolith {
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves one page and its files from memory, compressed beforehand: as warm as the gateway's page cache. */
export async function serveMonolith(pathname: string, html: string, files: readonly MonolithFile[]): Promise<ServedMonolith> {
  const answers = new Map<string, Answer>(files.map(({ path, content }) => [path, answerOf(contentTypeOf(path), content, isText(path))]));
  answers.set(pathname, answerOf('text/html; charset=utf-8', Buffer.from(html), true));

  const server = createServer((request, response) => {
    const answer = answers.get((request.url ?? '/').split('?')[0] ?? '');
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

function answerOf(type: string, content: Buffer, compress: boolean): Answer {
  const body = compress ? brotliCompressSync(content) : content;
  const cache = type.startsWith('text/html') ? 'public, max-age=0, must-revalidate' : 'public, max-age=31536000, immutable';
  const headers = { 'content-type': type, 'content-length': body.length, 'cache-control': cache };
  return { body, headers: compress ? { ...headers, 'content-encoding': 'br' } : headers };
}
