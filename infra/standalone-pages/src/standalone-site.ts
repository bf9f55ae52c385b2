import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { standaloneAssets } from './assets.ts';
import { errorPage, type ErrorPageOptions } from './error-page.ts';
import { readForm } from './form-body.ts';
import type { FormGuard } from './form-guard.ts';
import type { PageFrame } from './page.ts';
import { findRoute, type Answer, type PageRequest, type Route } from './routes.ts';
import { securityHeaders } from './security-headers.ts';

export interface StandaloneSiteOptions {
  readonly frame: PageFrame;
  /** How this host is reached: http://id.localhost:3000. */
  readonly origin: string;
  readonly formTargets?: readonly string[];
  readonly guard: FormGuard;
  readonly routes: readonly Route[];
  readonly report: (failure: Failure) => void;
  /** Answers what no route answers. */
  readonly otherwise?: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  readonly formLimit?: number;
}

const defaultFormLimit = 16 * 1024;

/** The pages of one host, over plain node:http. */
export function standaloneSite(options: StandaloneSiteOptions): RequestListener {
  return (request, response) => {
    if (standaloneAssets(request, response)) return;
    answer(options, request, response).catch((thrown: unknown) => answerFailure(options, request, response, thrown));
  };
}

async function answer(options: StandaloneSiteOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { routes, guard, origin, otherwise, formLimit = defaultFormLimit } = options;
  const url = urlOf(request, origin);
  const found = url && findRoute(routes, request.method ?? 'GET', url.pathname);
  if (!url || !found) {
    if (url && otherwise) return void (await otherwise(request, response));
    return sendError(options, request, response, { status: 404 });
  }
  if ('allowed' in found) {
    response.setHeader('allow', found.allowed.join(', '));
    return sendError(options, request, response, { status: 405 });
  }
  const { route, params } = found;
  const cookies = cookiesOf(request);
  const token = guard.issue(cookies);
  let form = new URLSearchParams();
  if (route.method === 'POST' && !route.isForServers) {
    form = await readForm(request, formLimit);
    if (!guard.accepts(cookies, form)) throw new Failure('FORM_STALE');
  }
  const page: PageRequest = {
    method: route.method,
    url,
    params,
    form,
    cookies,
    formToken: token.field,
    visitorAddress: request.socket.remoteAddress ?? '',
    raw: { request, response },
  };
  if (token.cookie && !route.isForServers) response.appendHeader('set-cookie', token.cookie);
  send(options, request, response, await route.handler(page));
}

function send(options: StandaloneSiteOptions, request: IncomingMessage, response: ServerResponse, answered: Answer): void {
  for (const cookie of answered.cookies ?? []) response.appendHeader('set-cookie', cookie);
  const headers = { ...headersOf(options), ...answered.headers };
  if ('to' in answered) {
    response.writeHead(303, { ...headers, location: answered.to }).end();
    return;
  }
  const body = Buffer.from(answered.document);
  response.writeHead(answered.status ?? 200, { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendError(options: StandaloneSiteOptions, request: IncomingMessage, response: ServerResponse, error: ErrorPageOptions): void {
  send(options, request, response, { document: errorPage(options.frame, error), status: error.status });
}

/** What went wrong on our side stays here: the visitor gets a number that stands in the log too. */
function answerFailure(options: StandaloneSiteOptions, request: IncomingMessage, response: ServerResponse, thrown: unknown): void {
  const status = thrown instanceof Failure ? thrown.status : 500;
  const errorId = status === 500 ? randomUUID() : undefined;
  if (status >= 500) {
    const address = patternOf(options, request);
    const values = { address, id: errorId ?? '-', cause: causeOf(thrown) };
    options.report(new Failure('STANDALONE_PAGE_FAILED', values, { cause: thrown }));
  }
  if (response.headersSent) return void response.destroy();
  // What is left of a body that is too large is not waited for.
  if (!request.complete) response.setHeader('connection', 'close');
  if (errorId) response.setHeader('error-id', errorId);
  if (status === 503) response.setHeader('retry-after', 2);
  sendError(options, request, response, { status, ...(errorId ? { errorId } : {}) });
}

/** Where it failed, without what stands in the address: that may be a secret, as in `/reset/:token`. */
function patternOf({ routes, origin }: StandaloneSiteOptions, request: IncomingMessage): string {
  const url = urlOf(request, origin);
  const found = url && findRoute(routes, request.method ?? 'GET', url.pathname);
  return found && 'route' in found ? found.route.path : '';
}

function headersOf({ origin, formTargets = [] }: StandaloneSiteOptions): Record<string, string> {
  return securityHeaders({ formTargets, isSecure: origin.startsWith('https:') });
}

function urlOf(request: IncomingMessage, origin: string): URL | undefined {
  const address = request.url ?? '/';
  // An address of two slashes would be read as another host.
  if (!address.startsWith('/') || address.startsWith('//') || !URL.canParse(address, origin)) return undefined;
  return new URL(address, origin);
}

export function cookiesOf(request: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (request.headers.cookie ?? '').split(';').flatMap((pair): Array<[string, string]> => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
  });
  // The first of a name counts: it has the longest path.
  return new Map(pairs.reverse());
}
