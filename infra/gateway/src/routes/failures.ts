import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { answerUnreadable } from '@webdocs/api/unreadable-address';
import { apiRoot } from '@webdocs/contracts/api/description';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { addressOf } from '@webdocs/contracts/reader/address';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../fragments/escape-html.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { gatewayMessages } from '../gateway-messages.ts';
import type { LateRequest } from '@webdocs/server/connection-limits';
import type { RequestLimits } from '@webdocs/server';
import { busySeconds } from '../page-request.ts';
import { busyPage } from './busy-page.ts';

/** The last door: whatever was not answered otherwise gets a plain page with a number that is in the log too. */
export function answerFailures(server: FastifyInstance, report: (failure: Failure) => void): void {
  server.setErrorHandler(async (thrown, request, reply) => {
    if (thrown instanceof Failure && thrown.code === 'SITE_BUSY') return sendBusy(thrown, report, request, reply);
    const status = thrown instanceof Failure ? thrown.status : ((thrown as { statusCode?: number }).statusCode ?? 500);
    const id = randomUUID();
    if (status >= 500) {
      request.log.error({ errorId: id, err: thrown }, 'request failed');
      report(
        thrown instanceof Failure
          ? thrown
          : new Failure('PAGE_FAILED', { address: pathOf(request), cause: causeOf(thrown) }, { cause: thrown }),
      );
      void reply.header('error-id', id);
    }
    if (status === 503) void reply.header('retry-after', busySeconds);
    const { locale } = addressOf(pathOf(request));
    const text = status >= 500 ? gatewayMessages(locale).text('gateway-page-failed', { id }) : causeOf(thrown);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'")
      .type('text/html; charset=utf-8')
      .send(plainPage(status, text, locale));
  });
}

/** Cheap, because there are most of these when there is least time. */
function sendBusy(failure: Failure, report: (failure: Failure) => void, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  report(failure);
  return reply
    .code(failure.status)
    .headers({ 'cache-control': 'no-store', 'retry-after': busySeconds, 'content-security-policy': "default-src 'none'" })
    .type('text/html; charset=utf-8')
    .send(busyPage(pathOf(request)));
}

const methodsOfPages = 'GET, HEAD';

/** Every address is one of a page, a file or a call: what no route answers is a method that it does not have, or a file that is left out. */
export function answerUnrouted(server: FastifyInstance): void {
  server.setNotFoundHandler(({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD')
      return reply.code(404).header('cache-control', 'no-store').send({ code: 404, message: 'Not Found', error: 'Not Found' });
    reply.headers({ allow: methodsOfPages, 'cache-control': 'no-store' });
    if (method === 'OPTIONS') return reply.code(204).send();
    return reply.code(405).send({ code: 405, message: 'Method Not Allowed', error: 'Method Not Allowed' });
  });
}

/** An address with broken escapes leads to no route, no hook and no error handler: it looks like others that cannot be read. */
export function refuseUnreadable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith(`${apiRoot}/`)) return answerUnreadable(error, request, reply);
  const { status, message } = new Failure('ADDRESS_MALFORMED', { cause: 'percent signs that are not UTF-8' });
  void reply
    .code(status)
    .headers({ ...securityHeaders(), 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" })
    .type('text/html; charset=utf-8')
    .send(plainPage(status, message, addressOf(pathOf(request)).locale));
}

/** Without its query: what people search for is not kept. */
function pathOf({ url }: FastifyRequest): string {
  return (url.split('?')[0] ?? '').slice(0, 200);
}

/** Requests that never become requests: too large, too slow or not HTTP at all. */
export function refuseBrokenRequest(error: LateRequest, socket: Socket, limits: RequestLimits): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const failure = failureOf(error, limits);
  const body = plainPage(failure.status, `${failure.message}. ${failure.remedy}`);
  socket.end(
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Security-Policy: default-src 'none'\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function failureOf({ code, milliseconds }: LateRequest, { headerBytes, requestMs }: RequestLimits): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') return new Failure('HEADERS_TOO_LARGE', { limit: headerBytes });
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Failure('REQUEST_TOO_SLOW', { seconds: (milliseconds ?? requestMs) / 1000 });
  return new Failure('ADDRESS_MALFORMED', { cause: 'not an HTTP request' });
}

/** In the language that the address names. What an operator has to know of a refused request is said in English. */
function plainPage(status: number, text: string, locale: Locale = fallbackLocale): string {
  const title = gatewayMessages(locale).text(status >= 500 ? 'gateway-page-failed-title' : 'gateway-request-refused');
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p${status >= 500 ? '' : ` lang="${fallbackLocale}"`}>${escapeHtml(text)}</p><p><a href="/">/</a></p></html>`;
}
