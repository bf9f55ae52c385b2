import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { frameParameters, runnerFile, type FrameTheme } from '@webdocs/contracts/samples/sample-messages';
import { decodeSample } from '@webdocs/contracts/samples/decode-sample';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { standaloneAssets } from '@webdocs/standalone-pages';
import { isInFrame, mayRun, type Visit } from './access.ts';
import { codeCookie, consent, hasConsent } from './consent.ts';
import { sendDocumentFile } from './document-files.ts';
import { frameHeaders } from './frame-headers.ts';
import { notice, type NoticeStatus } from './error-pages.ts';
import { packed, takesBrotli } from './compressed.ts';
import type { PlayHost } from './play-host.ts';
import type { PlayOptions } from './play-options.ts';
import { blankDocument, sampleDocument } from './sample-document.ts';
import type { WabtScript } from './wabt-script.ts';
import { warningHeaders, warningPage } from './warning-page.ts';

interface ListenerOptions extends PlayOptions {
  readonly host: PlayHost;
  readonly wabt: WabtScript;
}

export function frameListener(options: ListenerOptions): RequestListener {
  return (request, response) => {
    if (standaloneAssets(request, response)) return;
    answer(options, request, response).catch((thrown: unknown) => {
      const cause = causeOf(thrown);
      options.report(new Failure('SAMPLE_FRAME_FAILED', { address: pathOf(request).slice(0, 200), cause }, { cause: thrown }));
      if (response.headersSent) return void response.destroy();
      return say({ ...options, request, response }, 500);
    });
  };
}

async function answer(options: ListenerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = urlOf(request);
  const sub = options.host.subOf(request.headers.host ?? '');
  if (!url || sub === undefined) return say({ ...options, request, response }, 404);
  const isRunner = url.pathname.endsWith(`/${runnerFile}`);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isReading && !(isRunner && request.method === 'POST')) {
    response.setHeader('allow', isRunner ? 'GET, HEAD, POST' : 'GET, HEAD');
    return say({ ...options, request, response }, 405);
  }
  if (isRunner) return run({ ...options, request, response, url, sub });
  if (url.pathname === options.wabt.path) return options.wabt.send(request, response);
  const isSent = await sendDocumentFile(url.pathname, request, response, options.attachment);
  if (!isSent) say({ ...options, request, response }, 404);
}

interface Running extends ListenerOptions {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly sub: string;
}

async function run(running: Running): Promise<void> {
  const { request, response, url, sub, siteOrigins, frameScript, wabt } = running;
  const theme: FrameTheme = url.searchParams.get(frameParameters.theme) === 'dark' ? 'dark' : 'light';
  if (url.searchParams.has(frameParameters.blank)) return sendFrame(running, blankDocument(theme));
  const state = url.searchParams.get(frameParameters.state);
  if (!state) return say(running, 400);
  const sample = await decodeSample(state).catch(() => undefined);
  if (!sample) return say(running, 404);

  const hostname = (request.headers.host ?? '').replace(/:\d+$/, '');
  const { 'sec-fetch-dest': destination, referer } = request.headers;
  const visit: Visit = { sub, hostname, destination: typeof destination === 'string' ? destination : undefined, referer };
  if (!mayRun(visit, sample.hash, siteOrigins)) return say(running, 403);
  if (request.method === 'POST') return takeConsent(running);
  if (!isInFrame(visit, siteOrigins) && !hasConsent(request, url, running.host)) return warn(running, state, sample.code);

  const id = url.searchParams.get(frameParameters.id) ?? '';
  const frame = { id: /^[\w-]{1,64}$/.test(id) ? id : '', theme, lang: languageOf(url.pathname), wabtAddress: wabt.path };
  const keeps = sub === sample.hash && destination === 'iframe';
  response.setHeader('vary', 'sec-fetch-dest, accept-encoding');
  return sendFrame(running, sampleDocument(sample.code, { ...frame, frameScript }), keeps ? 'private, max-age=600' : 'no-store');
}

async function sendFrame(
  { request, response, sub, siteOrigins }: Running,
  document: string,
  cacheControl = 'private, max-age=3600',
): Promise<void> {
  const isShared = sub === '';
  const body = await packed(document, takesBrotli(request));
  response.writeHead(200, {
    ...frameHeaders({ siteOrigins, isShared, userAgent: request.headers['user-agent'] }),
    ...body.headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isShared ? 'no-store' : cacheControl,
  });
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** Only the button of the warning sends this: another page has another origin. */
function takeConsent(running: Running): void {
  const { request, response, url, host, sub } = running;
  if (request.headers.origin !== host.originOf(sub)) return say(running, 403);
  dropBody(request, response);
  const code = consent();
  url.searchParams.set(codeCookie, code.value);
  response.writeHead(303, { ...warningHeaders(host), location: `${url.pathname}${url.search}`, 'set-cookie': code.cookieFor(host) }).end();
}

function warn({ request, response, url, host, siteName, siteOrigins }: Running, state: string, code: SampleCode): void {
  const page = Buffer.from(warningPage({ siteName, siteOrigin: siteOrigins[0], code, state, action: `${url.pathname}${url.search}` }));
  response.writeHead(200, { ...warningHeaders(host), 'content-type': 'text/html; charset=utf-8', 'content-length': page.length });
  response.end(request.method === 'HEAD' ? undefined : page);
}

function say({ request, response, siteOrigins }: Pick<Running, 'request' | 'response' | 'siteOrigins'>, status: NoticeStatus): void {
  dropBody(request, response);
  const body = Buffer.from(notice(status));
  response.writeHead(status, {
    ...frameHeaders({ siteOrigins, isShared: false, userAgent: undefined }),
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${siteOrigins.join(' ')}`,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Nothing that is sent here is read, and no line is kept open for it. */
function dropBody(request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete) response.setHeader('connection', 'close');
  request.resume();
}

/** Samples are written in the language of their document. */
function languageOf(pathname: string): string {
  return /^\/([a-z]{2}(?:-[A-Z]{2})?)\/docs\//.exec(pathname)?.[1] ?? 'en-US';
}

function urlOf(request: IncomingMessage): URL | undefined {
  const address = request.url ?? '/';
  // An address of two slashes would be read as another host.
  if (!address.startsWith('/') || address.startsWith('//') || !URL.canParse(address, 'http://frame')) return undefined;
  return new URL(address, 'http://frame');
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0] ?? '';
}
