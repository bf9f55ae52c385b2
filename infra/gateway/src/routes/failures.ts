import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../fragments/escape-html.ts';
import { gatewayMessages } from '../gateway-messages.ts';

/** The last door: whatever was not answered otherwise gets a plain page with a number that stands in the log too. */
export function answerFailures(server: FastifyInstance, report: (failure: Failure) => void): void {
  server.setErrorHandler(async (thrown, request, reply) => {
    const status = thrown instanceof Failure ? thrown.status : ((thrown as { statusCode?: number }).statusCode ?? 500);
    const id = randomUUID();
    if (status >= 500) {
      request.log.error({ errorId: id, err: thrown }, 'request failed');
      report(
        thrown instanceof Failure
          ? thrown
          : new Failure('PAGE_FAILED', { address: request.url.slice(0, 200), cause: causeOf(thrown) }, { cause: thrown }),
      );
      void reply.header('error-id', id);
    }
    const text = status >= 500 ? gatewayMessages.text('gateway-page-failed', { id }) : causeOf(thrown);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'")
      .type('text/html; charset=utf-8')
      .send(plainPage(status, text));
  });
}

/** Requests that never become requests: too large or not HTTP at all. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, limit: number): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const failure =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Failure('HEADERS_TOO_LARGE', { limit })
      : new Failure('ADDRESS_MALFORMED', { cause: 'not an HTTP request' });
  const body = plainPage(Number(status.slice(0, 3)), `${failure.message}. ${failure.remedy}`);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Security-Policy: default-src 'none'\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function plainPage(status: number, text: string): string {
  const title = gatewayMessages.text(status >= 500 ? 'gateway-page-failed-title' : 'gateway-request-refused');
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/">/</a></p></html>`;
}
