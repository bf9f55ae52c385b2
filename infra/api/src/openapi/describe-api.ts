import { readFileSync } from 'node:fs';
import { publicCalls } from '@webdocs/contracts/api/calls';
import { requestIdHeader } from '@webdocs/contracts/api/request-id';
import { securityHeaders, standaloneAssets } from '@webdocs/standalone-pages';
import type { FastifyInstance } from 'fastify';
import { answerUnknown } from '../error-envelope.ts';
import { resource } from '../routes/resource.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

interface Described {
  readonly version: string;
  readonly siteName: string;
  readonly isSecure: boolean;
}

/** The description of every call, for programs and for people: made when somebody first asks, the same until the next start. */
export function describeApi(server: FastifyInstance, { version, siteName, isSecure }: Described): void {
  const document = once(() => openApiDocument(publicCalls, version));
  const json = once(() => JSON.stringify(document()));
  const page = once(() => docsPage(document(), siteName));
  const styles = once(() => readFileSync(new URL('./docs.css', import.meta.url), 'utf8'));
  const headers = securityHeaders({ isSecure });

  resource(server, '/openapi.json', { GET: async (_, reply) => reply.type('application/json; charset=utf-8').send(json()) });
  resource(server, '/docs', { GET: async (_, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(page()) });
  resource(server, '/docs.css', { GET: async (_, reply) => reply.type('text/css; charset=utf-8').send(styles()) });
}

function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Stylesheet, fonts and icon of the page. */
export function serveLookOfPages(server: FastifyInstance): void {
  resource(server, '/standalone/:file', {
    GET: async (request, reply) => {
      // They are written past the framework, and its headers with them.
      reply.raw.setHeader(requestIdHeader, request.id);
      if (!standaloneAssets(request.raw, reply.raw)) return answerUnknown(request, reply);
      return reply.hijack();
    },
  });
}
