import { createReadStream } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { ErrorEnvelope } from '@webdocs/contracts/api/call';
import type { SectionFile, Sections } from '@webdocs/content/sections';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keysHeader, type KindKey } from '../cache/surrogate-keys.ts';
import { sendBytes } from './send-bytes.ts';

const whileFresh = 'public, max-age=300';
const retrySeconds = 30;

/** By how an address ends: the format, and what it is sent as. */
const endings = [
  { ending: '.zip', format: 'zip', type: 'application/zip' },
  { ending: '.epub', format: 'epub', type: 'application/epub+zip' },
  { ending: '.docset.tgz', format: 'docset', type: 'application/gzip' },
] as const;

/** `/packages/sections/{locale}/{slug}.{zip,epub,docset.tgz}`: a page with all pages below it, for everybody. */
export function serveSectionExports(server: FastifyInstance, sections: Sections | undefined): void {
  server.get<{ Params: { locale: string; '*': string } }>('/packages/sections/:locale/*', async (request, reply) => {
    const { locale, '*': path } = request.params;
    const found = endings.find(({ ending }) => path.endsWith(ending));
    const slug = found ? path.slice(0, -found.ending.length) : path;
    const address = `/${locale}/docs/${slug}`;
    if (!sections) return refuse(reply, new Failure('PACKS_OFF'));
    if (!found) return refuse(reply, new Failure('SECTION_UNKNOWN', { address: `/${locale}/${path}`.slice(0, 200) }));
    try {
      return send(request, reply, await sections.section(address, found.format), found.type, nameOf(slug, found.ending));
    } catch (thrown) {
      if (thrown instanceof Failure) return refuse(reply, thrown);
      throw thrown;
    }
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, bytes, version }: SectionFile,
  type: string,
  name: string,
): FastifyReply {
  withHeaders(reply, whileFresh).header('content-disposition', `attachment; filename="${name}"`).type(type);
  return sendBytes(request, reply, { size: bytes, etag: `"${version}"`, read: (range) => createReadStream(file, range) });
}

/** 'Web/CSS/:hover' -> 'Web-CSS-hover.zip' */
function nameOf(slug: string, ending: string): string {
  return `${slug.replace(/[^\w.-]+/g, '-').replace(/^-|-$/g, '')}${ending}`;
}

function withHeaders(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply.headers({ 'cache-control': cacheControl, 'x-robots-tag': 'noindex', [keysHeader]: 'packs' satisfies KindKey });
}

function refuse(reply: FastifyReply, { status, message, code }: Failure): FastifyReply {
  if (status === 503) void reply.header('retry-after', retrySeconds);
  const envelope: ErrorEnvelope = { code: status, message, error: STATUS_CODES[status] ?? '' };
  return withHeaders(reply, 'no-store')
    .code(status)
    .send({ ...envelope, name: code });
}
