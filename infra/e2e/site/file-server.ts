import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

export interface FileServer {
  readonly address: string;
  close(): void;
}

/** A server that knows nothing but files: the one of a folder where the address is that of a folder. */
export async function serveFiles(folder: string): Promise<FileServer> {
  const server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://files').pathname));
    const send = (status: number, file: string) => (content: Buffer) =>
      response.writeHead(status, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(content);
    const missing = () => readFile(join(folder, '404.html')).then(send(404, '404.html'));
    if (request.method !== 'GET') return void response.writeHead(405).end();
    readFile(path)
      .catch(() => readFile(join(path, 'index.html')))
      .then(send(200, extname(path) ? path : 'index.html'), missing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
