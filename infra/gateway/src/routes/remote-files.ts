import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Registry } from '@webdocs/registry';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from './accepted-encoding.ts';
import { contentTypeOf, isText } from './content-types.ts';

const brotli = promisify(brotliCompress);
const immutable = 'public, max-age=31536000, immutable';
const packedAtMost = 400;
/** Development builds are larger; their readers would rather wait for more bytes than for better packed ones. */
const carefullyPackedBytes = 1_000_000;

/** Files of published releases: only what the signed release lists, only the browser's half, only as it was signed. */
export function serveRemoteFiles(server: FastifyInstance, registry: Registry, report: (failure: Failure) => void): void {
  const packed = new LRUCache<string, Promise<Buffer>>({ max: packedAtMost });

  server.get<{ Params: { name: string; version: string; '*': string } }>('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': path } = request.params;
    const content = path.startsWith('client/') ? await read(name, version, path) : undefined;
    if (!content) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
    reply.header('cache-control', immutable).header('vary', 'Accept-Encoding').type(contentTypeOf(path));
    if (!isText(path) || acceptedEncoding(request.headers['accept-encoding']) !== 'br') return reply.send(content);
    return reply.header('content-encoding', 'br').send(await compressed(`${name}/${version}/${path}`, content));
  });

  async function read(name: string, version: string, path: string): Promise<Buffer | undefined> {
    try {
      return await registry.file(name, version, path);
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      report(thrown);
      return undefined;
    }
  }

  function compressed(key: string, content: Buffer): Promise<Buffer> {
    const known = packed.get(key);
    if (known) return known;
    const quality = content.length > carefullyPackedBytes ? 5 : constants.BROTLI_MAX_QUALITY;
    const made = brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    packed.set(key, made);
    return made;
  }
}
