import type { Socket } from 'node:net';
import fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import {
  connectionOptions,
  limitConnections,
  usualConnectionLimits,
  type ConnectionLimits,
  type LateRequest,
} from './connection-limits.ts';
import { endConnections } from './end-connections.ts';
import { hostConstraint, serveHosts, type Hosts } from './hosts.ts';
import { readTarget, refuseSecondHosts } from './request-target.ts';

export interface ServerOptions {
  /** Without it nothing is logged. */
  readonly log?: Logger;
  readonly addressLimit: number;
  readonly headerLimitBytes: number;
  /** Where the usual limits of connections do not fit. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Addresses and networks of proxies whose X-Forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Answers an address that cannot be decoded, on every host. */
  readonly answerUnreadable?: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
  /** Answers what never becomes a request: too large, too slow or not HTTP at all. */
  readonly refuseBroken?: (error: LateRequest, socket: Socket, limits: RequestLimits) => void;
  /** Runs before all hooks of the hosts, which may change the headers of a request. */
  readonly firstHook?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** What is answered under other names than the site's. */
  readonly hosts: Hosts;
}

export interface RequestLimits {
  readonly headerBytes: number;
  readonly requestMs: number;
}

const bodyLimitBytes = 65_536;

/**
 * The server of a process: how long and how much it takes, what it logs, how it ends, and the hosts beside the site, which
 * register as plugins. Headers, faces and compression are each host's own. The site registers as one more plugin.
 */
export function openServer(options: ServerOptions): FastifyInstance {
  const { log, addressLimit, headerLimitBytes, trustedProxies, answerUnreadable, refuseBroken, firstHook, hosts } = options;
  const connections = { ...usualConnectionLimits, ...options.connections };
  const waiting = connectionOptions(connections);
  const server = fastify({
    ...(log ? { loggerInstance: log } : {}),
    // One line of our own a request, without its query: what users search for is not stored.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: addressLimit, ignoreTrailingSlash: false, constraints: hostConstraint(Object.keys(hosts)) },
    rewriteUrl: readTarget,
    ...waiting,
    http: { ...waiting.http, maxHeaderSize: headerLimitBytes },
    ...(refuseBroken
      ? {
          clientErrorHandler: (error, socket) =>
            refuseBroken(error, socket, { headerBytes: headerLimitBytes, requestMs: waiting.requestTimeout }),
        }
      : {}),
    bodyLimit: bodyLimitBytes,
    ...(answerUnreadable ? { frameworkErrors: answerUnreadable } : {}),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
  }) as unknown as FastifyInstance;
  refuseSecondHosts(server);
  limitConnections(server, connections);
  endConnections(server);
  if (firstHook) server.addHook('onRequest', firstHook);
  serveHosts(server, hosts);
  return server;
}
