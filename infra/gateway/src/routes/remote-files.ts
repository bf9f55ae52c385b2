import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Registry } from '@webdocs/registry';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../cache/page-cache.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { contentTypeOf, isText } from './content-types.ts';
import { sendBytes } from './send-bytes.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const immutable = 'public, max-age=31536000, immutable';
/** Of some hundred files, in two encodings. */
const packedAtMost = 800;
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
    const encoding = isText(path) ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
    const bytes = await inEncoding(encoding, `${name}/${version}/${path}`, content);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    // The bytes of a version never change, and those of a text that is packed in one way do not either.
    const etag = `"${version}-${encoding}"`;
    return sendBytes(request, reply, {
      size: bytes.length,
      etag,
      read: (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
    });
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

  function inEncoding(encoding: Encoding, path: string, content: Buffer): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return content;
    const key = `${encoding} ${path}`;
    const known = packed.get(key);
    if (known) return known;
    const made = encoding === 'br' ? compressed(content) : gzipped(content, { level: constants.Z_BEST_COMPRESSION });
    packed.set(key, made);
    return made;
  }

  function compressed(content: Buffer): Promise<Buffer> {
    const quality = content.length > carefullyPackedBytes ? 5 : constants.BROTLI_MAX_QUALITY;
    return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
}
