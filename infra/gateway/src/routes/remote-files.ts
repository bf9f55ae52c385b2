import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Registry } from '@webdocs/registry';
import type { PackedFile } from '@webdocs/registry/packed-files';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../cache/page-cache.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { contentTypeOf, isText } from './content-types.ts';
import { sendBytes } from './send-bytes.ts';

const gzipped = promisify(gzip);
const immutable = 'public, max-age=31536000, immutable';
/** The same bytes once unpacked: browsers keep them, and shared caches soon ask for the fewer bytes. */
const quicklyPacked = 'public, max-age=31536000, s-maxage=60, immutable';
/** Of some hundred files, in two encodings. */
const packedAtMost = 800;

/** Files of published releases: only what the signed release lists, only the browser's half, only as it was signed. */
export function serveRemoteFiles(server: FastifyInstance, registry: Registry, report: (failure: Failure) => void): void {
  const packed = new LRUCache<string, Promise<PackedFile>>({ max: packedAtMost });
  /** One at a time: readers need the processor too. */
  let packing = Promise.resolve();

  server.get<{ Params: { name: string; version: string; '*': string } }>('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': path } = request.params;
    const content = path.startsWith('client/') ? await read(name, version, path) : undefined;
    if (!content) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
    reply.header('cache-control', immutable).header('vary', 'Accept-Encoding').type(contentTypeOf(path));
    const encoding = isText(path) ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
    const { bytes, isFinal } = await inEncoding(encoding, `${name}/${version}/${path}`, content);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (!isFinal) reply.header('cache-control', quicklyPacked);
    // The bytes of a version never change, and those of a text that is packed in one way do not either.
    const etag = `"${version}-${encoding}${isFinal ? '' : '-quick'}"`;
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

  function inEncoding(encoding: Encoding, path: string, content: Buffer): Promise<PackedFile> | PackedFile {
    if (encoding === 'identity') return { bytes: content, isFinal: true };
    const key = `${encoding} ${path}`;
    const known = packed.get(key);
    if (known) return known;
    const made = encoding === 'br' ? inBrotli(key, content) : inGzip(content);
    packed.set(key, made);
    return made;
  }

  async function inBrotli(key: string, content: Buffer): Promise<PackedFile> {
    const first = await registry.packed.packed(content);
    if (!first.isFinal) packing = packing.then(async () => void packed.set(key, wellPacked(await registry.packed.packedWell(content))));
    return first;
  }
}

async function wellPacked(bytes: Buffer): Promise<PackedFile> {
  return { bytes, isFinal: true };
}

async function inGzip(content: Buffer): Promise<PackedFile> {
  return { bytes: await gzipped(content, { level: constants.Z_BEST_COMPRESSION }), isFinal: true };
}
