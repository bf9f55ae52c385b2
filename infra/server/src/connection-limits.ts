import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long the site waits for what it is sent, and on how many connections at once. */
export interface ConnectionLimits {
  /** Connections at once; any more are closed as they come. A process may mostly have 20,000 files and sockets open. */
  readonly most: number;
  /** Until a request has arrived whole. Long enough for a release; any other body has less time. */
  readonly requestMs: number;
  /** Until the body of any other request has arrived. */
  readonly bodyMs: number;
  /** Without a byte in either direction. */
  readonly silenceMs: number;
  /** Between an answer and the next request. */
  readonly keepAliveMs: number;
}

export const usualConnectionLimits: ConnectionLimits = {
  most: 10_000,
  requestMs: 60_000,
  bodyMs: 30_000,
  silenceMs: 60_000,
  keepAliveMs: 10_000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be as long on its way as the server waits for any request. */
    readonly isLongUpload?: boolean;
  }
}

/** How often Node looks for requests that are late. */
const mostCheckMs = 5000;

/** For `fastify()`: its own defaults wait without end, and switch off what Node would do. */
export function connectionOptions({ requestMs, silenceMs, keepAliveMs }: ConnectionLimits) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.min(mostCheckMs, requestMs) },
  };
}

/**
 * Ends requests whose body does not come: each would hold a connection for as long as its sender likes. Must come before the
 * hosts that answer for themselves, so that it holds for them too.
 */
export function limitConnections(server: FastifyInstance, { most, bodyMs }: ConnectionLimits): void {
  server.server.maxConnections = most;
  server.server.on('timeout', endUnlessRead);
  server.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.isLongUpload) endUnlessWhole(request, reply);
    done();
  });

  function endUnlessWhole({ raw }: FastifyRequest, reply: FastifyReply): void {
    const timer = setTimeout(() => {
      if (reply.raw.headersSent) raw.socket.destroy();
      else server.server.emit('clientError', lateRequest(bodyMs), raw.socket);
    }, bodyMs);
    timer.unref();
    for (const event of ['end', 'close'] as const) raw.once(event, () => clearTimeout(timer));
  }
}

/**
 * Ends a connection whose time is over, unless something has arrived on it. A process that was busy for seconds comes to its timers before
 * its sockets: by itself Node would reset a connection on which a balancer's next request lies, sent in time and not read yet.
 */
function endUnlessRead(socket: Socket): void {
  const { bytesRead } = socket;
  // After the sockets have had their turn.
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroy();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

export interface LateRequest extends NodeJS.ErrnoException {
  /** How long it was waited for; absent where Node itself ended the request. */
  readonly milliseconds?: number;
}

/** As Node says it of a request that passed the deadline of all. */
function lateRequest(milliseconds: number): LateRequest {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT', milliseconds });
}
