import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { everythingElse } from '@webdocs/server/hosts';
import { leaveBodies } from '@webdocs/server/leave-bodies';
import { tellSecurityEvent } from '@webdocs/server/security-events';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { scriptAddress, serveStandaloneAssets } from './assets.ts';
import { cookiesOf } from './cookies.ts';
import { errorPage, type ErrorPageOptions } from './error-page.ts';
import { readForm } from './form-body.ts';
import type { FormGuard } from './form-guard.ts';
import type { PageFrame } from './page.ts';
import { localeCookie, namedLocale, pageLocale } from './page-locale.ts';
import { allowedMethods, type Answer, type PageRequest, type Route } from './routes.ts';
import { securityHeaders } from './security-headers.ts';

export interface StandaloneSiteOptions {
  /** What is the same on all pages, in each language. */
  readonly frame: (locale: Locale) => PageFrame;
  /** How this host is reached: http://id.localhost:3000. */
  readonly origin: string;
  readonly formTargets?: readonly string[];
  readonly guard: FormGuard;
  readonly routes: readonly Route[];
  readonly report: (failure: Failure) => void;
  /** Answers what no route answers. */
  readonly otherwise?: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  readonly formLimit?: number;
  /** Whether its pages have fields for passwords, which a script can show. */
  readonly hasScript?: boolean;
  /** Whether its pages frame others of this host. */
  readonly hasFrames?: boolean;
}

const defaultFormLimit = 16 * 1024;

/** The pages of one host: their routes, headers and faces. */
export function standaloneSite(options: StandaloneSiteOptions): FastifyPluginCallback {
  const { routes } = options;
  return (server, _, done) => {
    leaveBodies(server);
    serveStandaloneAssets(server);
    server.setErrorHandler((thrown, request, reply) => answerFailure(options, thrown, request, reply));
    for (const route of routes) {
      server.route({ method: route.method, url: route.path, handler: (request, reply) => answer(options, route, request, reply) });
    }
    everythingElse(server, (request, reply) => answerElse(options, request, reply));
    done();
  };
}

async function answer(options: StandaloneSiteOptions, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { guard, formLimit = defaultFormLimit } = options;
  const url = urlOf(request, options);
  const params = request.params as PageRequest['params'];
  if (!url || Object.values(params).includes('')) return answerElse(options, request, reply);
  const cookies = cookiesOf(request.raw);
  const token = guard.issue(cookies);
  let form = new URLSearchParams();
  if (route.method === 'POST') {
    form = await readForm(request.raw, formLimit);
    if (!guard.accepts(cookies, form)) throw new Failure('FORM_STALE');
  }
  const named = namedLocale(request.url);
  const page: PageRequest = {
    method: route.method,
    locale: pageLocale(request.raw, cookies),
    url,
    params,
    form,
    cookies,
    formToken: token.field,
    visitorAddress: request.clientAddress || request.ip,
    tell: (event) => tellSecurityEvent(request, event),
    raw: { request: request.raw, response: reply.raw },
  };
  // The library of the protocol sets its cookies on the bare response: all of them meet there.
  if (token.cookie) reply.raw.appendHeader('set-cookie', token.cookie);
  if (named) reply.raw.appendHeader('set-cookie', localeCookie(named, options.origin.startsWith('https:')));
  return send(options, reply, await route.handler(page));
}

/** What is no page, or not in this way. */
async function answerElse(options: StandaloneSiteOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { routes, otherwise } = options;
  if (!urlOf(request, options)) return sendError(options, request, reply, { status: 404 });
  const allowed = allowedMethods(routes, request.url.split('?')[0] ?? '');
  // A name in the address that is too long leads here as well: its page is missing, not its method.
  const isOtherMethod = allowed.length > 0 && !allowed.includes(request.method);
  if (isOtherMethod) return sendError(options, request, reply.header('allow', allowed.join(', ')), { status: 405 });
  if (!otherwise) return sendError(options, request, reply, { status: 404 });
  await otherwise(request.raw, reply.raw);
  return reply.hijack();
}

function send(options: StandaloneSiteOptions, reply: FastifyReply, answered: Answer): FastifyReply {
  for (const cookie of answered.cookies ?? []) reply.raw.appendHeader('set-cookie', cookie);
  reply.headers({ ...headersOf(options), ...answered.headers });
  if ('to' in answered) return reply.code(303).header('location', answered.to).send();
  const body = Buffer.from(answered.document);
  reply.code(answered.status ?? 200).headers({ 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  return reply.send(body);
}

function sendError(options: StandaloneSiteOptions, request: FastifyRequest, reply: FastifyReply, error: ErrorPageOptions): FastifyReply {
  const frame = options.frame(pageLocale(request.raw));
  return send(options, reply, { document: errorPage(frame, error), status: error.status });
}

/** What went wrong on our side stays here: the visitor gets a number that the log has too. */
function answerFailure(options: StandaloneSiteOptions, thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(thrown);
  const errorId = status === 500 ? randomUUID() : undefined;
  if (status >= 500) {
    const values = { address: patternOf(options, request), id: errorId ?? '-', cause: causeOf(thrown) };
    options.report(new Failure('STANDALONE_PAGE_FAILED', values, { cause: thrown }));
  }
  if (reply.raw.headersSent) {
    reply.hijack();
    return void reply.raw.destroy();
  }
  // What is left of a body that is too large is not waited for.
  if (!request.raw.complete) reply.header('connection', 'close');
  if (errorId) reply.header('error-id', errorId);
  if (status === 503) reply.header('retry-after', 2);
  sendError(options, request, reply, { status, ...(errorId ? { errorId } : {}) });
}

/** What the server itself refuses, as a type of body that cannot be read, says its status as well. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof Failure) return thrown.status;
  const { statusCode } = thrown as { readonly statusCode?: number };
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

/** Where it failed, without what the address holds: that may be a secret, as in `/reset/:token`. */
function patternOf({ routes }: StandaloneSiteOptions, { routeOptions }: FastifyRequest): string {
  return routes.find(({ path }) => path === routeOptions.url)?.path ?? '';
}

function headersOf({ origin, formTargets = [], hasScript = false, hasFrames = false }: StandaloneSiteOptions): Record<string, string> {
  const scripts = hasScript ? [origin + scriptAddress] : [];
  return securityHeaders({ formTargets, scripts, hasFrames, isSecure: origin.startsWith('https:') });
}

function urlOf({ url: address }: FastifyRequest, { origin }: StandaloneSiteOptions): URL | undefined {
  // An address of two slashes would be read as another host.
  if (!address.startsWith('/') || address.startsWith('//') || !URL.canParse(address, origin)) return undefined;
  return new URL(address, origin);
}
