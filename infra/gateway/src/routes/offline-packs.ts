import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ErrorEnvelope } from '@webdocs/contracts/api/call';
import type { Packs, ServedFile } from '@webdocs/content/packs';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { PackKeys } from '@webdocs/contracts/offline/pack-index';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { keysHeader, type KindKey } from '../cache/surrogate-keys.ts';
import { sendBytes } from './send-bytes.ts';

export interface OfflineOptions {
  /** For reading offline; without them it is said that none are made here. */
  readonly packs: Packs | undefined;
  /** Of another host whose packs are to be believed. */
  readonly keys: readonly string[];
  /** Where readers of this site are told to look for packs: below it they are served, too. */
  readonly updatesAddress: string;
  /** Whether browsers may have the worker that reads them. */
  readonly worker: boolean;
}

const forEver = 'public, max-age=31536000, immutable';
const whileFresh = 'public, max-age=60';
const retrySeconds = 30;
const json = 'application/json; charset=utf-8';

/**
 * What is downloaded for reading offline. Packs and zips are immutable files that were made before; what names them is looked at again each
 * time. Other sites may take their packs from here.
 */
export function serveOfflinePacks(server: FastifyInstance, { packs, keys, updatesAddress }: Omit<OfflineOptions, 'worker'>): void {
  const bases = new Set(['', ...(updatesAddress.startsWith('/') ? [updatesAddress] : [])]);
  for (const base of bases) {
    server.get(`${base}/update.json`, async (request, reply) => sendNames(request, reply, (made) => made.update()));
    server.get(`${base}/packs/index.json`, async (request, reply) => sendNames(request, reply, (made) => made.index()));
    server.get<{ Params: { name: string } }>(`${base}/packs/:name`, async (request, reply) =>
      sendFile(request, reply, 'application/octet-stream', (made) => made.pack(request.params.name)),
    );
    server.get<{ Params: { name: string } }>(`${base}/packages/:name`, async (request, reply) =>
      sendFile(request, reply, 'application/zip', (made) => made.package(request.params.name)),
    );
  }
  const trusted: PackKeys = { keys: [...keys, ...(packs?.keys ?? [])], address: updatesAddress.replace(/\/$/, '') };
  server.get('/packs/keys.json', async (_, reply) => withHeaders(reply, whileFresh).type(json).send(trusted));

  async function sendNames(
    request: FastifyRequest,
    reply: FastifyReply,
    find: (made: Packs) => Promise<ServedFile>,
  ): Promise<FastifyReply> {
    const found = await orRefusal(find);
    if (found instanceof Failure) return refuse(reply, found);
    const content = await readFile(found.file);
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
    withHeaders(reply, whileFresh).type(json);
    return sendBytes(request, reply, {
      size: content.length,
      etag,
      read: (range) => (range ? content.subarray(range.start, range.end + 1) : content),
    });
  }

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    find: (made: Packs) => Promise<ServedFile>,
  ): Promise<FastifyReply> {
    const found = await orRefusal(find);
    if (found instanceof Failure) return refuse(reply, found);
    const { file, bytes } = found;
    withHeaders(reply, forEver).type(type);
    // Its name names its bytes.
    const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 20)}"`;
    return sendBytes(request, reply, { size: bytes, etag, read: (range) => createReadStream(file, range) });
  }

  async function orRefusal(find: (made: Packs) => Promise<ServedFile>): Promise<ServedFile | Failure> {
    if (!packs) return new Failure('PACKS_OFF');
    try {
      return await find(packs);
    } catch (thrown) {
      if (thrown instanceof Failure) return thrown;
      throw thrown;
    }
  }
}

function withHeaders(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply.headers({
    'cache-control': cacheControl,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
    [keysHeader]: 'packs' satisfies KindKey,
  });
}

/** Packs that are still being made are nothing that an operator has to know. */
function refuse(reply: FastifyReply, { status, message, code, values }: Failure): FastifyReply {
  if (status === 503) void reply.header('retry-after', retrySeconds);
  const envelope: ErrorEnvelope = { code: status, message, error: STATUS_CODES[status] ?? '', failure: code, values };
  return withHeaders(reply, 'no-store').code(status).send(envelope);
}
