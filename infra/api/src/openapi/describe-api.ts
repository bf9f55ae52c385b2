import { readFileSync } from 'node:fs';
import { publicCalls } from '@webdocs/contracts/api/calls';
import { description } from '@webdocs/contracts/api/description';
import { requestIdHeader } from '@webdocs/contracts/api/request-id';
import { securityHeaders, standaloneAsset } from '@webdocs/standalone-pages';
import type { FastifyInstance } from 'fastify';
import { answerUnknown } from '../error-envelope.ts';
import { answering } from '../routes/answer.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

interface Described {
  readonly version: string;
  readonly siteName: string;
  readonly isSecure: boolean;
}

/** The description of every call, for programs and for people: made at the first request, the same until the next start. */
export function describeApi(server: FastifyInstance, { version, siteName, isSecure }: Described): void {
  const document = once(() => openApiDocument(publicCalls, version));
  const json = once(() => JSON.stringify(document()));
  const page = once(() => docsPage(document(), siteName));
  const styles = once(() => readFileSync(new URL('./docs.css', import.meta.url), 'utf8'));
  const headers = securityHeaders({ isSecure });

  const answer = answering(server);
  answer(description.readDescription, ({ reply }) => reply.type('application/json; charset=utf-8').send(json()));
  answer(description.readDocs, ({ reply }) => reply.headers(headers).type('text/html; charset=utf-8').send(page()));
  answer(description.readDocsStyles, ({ reply }) => reply.type('text/css; charset=utf-8').send(styles()));
}

function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Stylesheet, fonts and icon of the page. */
export function serveLookOfPages(server: FastifyInstance): void {
  answering(server)(description.readDocsLook, ({ request, reply }) => {
    const asset = standaloneAsset(request.url.split('?')[0] ?? '');
    if (!asset) return answerUnknown(request, reply);
    // They are written past the framework, and its headers with them.
    const headers = { ...asset.headers, 'content-length': asset.body.length, [requestIdHeader]: request.id };
    reply.raw.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : asset.body);
    return reply.hijack();
  });
}
