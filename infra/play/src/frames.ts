import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { embedHostName } from '@webdocs/contracts/samples/embed-address';
import { lessonHostName } from '@webdocs/contracts/samples/lesson-address';
import { frameParameters, runnerFile, type FrameTheme } from '@webdocs/contracts/samples/sample-messages';
import { isKeptHost } from '@webdocs/contracts/samples/kept-runner';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { decodeSample } from '@webdocs/contracts/samples/decode-sample';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { everythingElse } from '@webdocs/server/hosts';
import { leaveBodies } from '@webdocs/server/leave-bodies';
import { pageLocale, pageWords, serveStandaloneAssets } from '@webdocs/standalone-pages';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { isInFrame, mayRun, type Visit } from './access.ts';
import { codeCookie, consent, hasConsent } from './consent.ts';
import { documentFile, sendDocumentFile } from './document-files.ts';
import type { EmbedHost } from './embed/embed-host.ts';
import { frameHeaders } from './frame-headers.ts';
import { packed, takesBrotli } from './compressed.ts';
import type { PlayHost } from './play-host.ts';
import type { PlayOptions } from './play-options.ts';
import { blankDocument, sampleDocument } from './sample-document.ts';
import { namingOwnAssets } from './sample-frame/own-assets.ts';
import type { KeptFile } from './kept-file.ts';
import { lessonFrame } from './lesson-frame.ts';
import type { WaitingPage } from './waiting-page.ts';
import { warningHeaders, warningPage } from './warning-page.ts';

/** With these a frame says, in the language of the reader, that it has nothing to run. The page around it has words of its own. */
type NoticeStatus = 400 | 403 | 404 | 405 | 500;

const wordsIn = pageWords(new URL('.', import.meta.url));

interface FrameOptions extends PlayOptions {
  readonly host: PlayHost;
  readonly wabt: KeptFile;
  readonly guard: KeptFile;
  readonly waiting: WaitingPage;
  /** The same in pages of other sites, where an embed alone hands over code. */
  readonly embedded: WaitingPage;
  /** The same at hosts of fixed names, for reading without a network. */
  readonly kept: WaitingPage;
  readonly embed: EmbedHost;
}

/** What the hosts of samples answer: frames with code, the pictures beside them, and nothing else. */
export function frames(options: FrameOptions): FastifyPluginCallback {
  return (server, _, done) => {
    leaveBodies(server);
    serveStandaloneAssets(server);
    server.setErrorHandler((thrown, request, reply) => {
      const cause = causeOf(thrown);
      options.report(new Failure('SAMPLE_FRAME_FAILED', { address: pathOf(request).slice(0, 200), cause }, { cause: thrown }));
      if (!reply.raw.headersSent) return void say({ ...options, request, reply }, 500);
      reply.hijack();
      reply.raw.destroy();
    });
    everythingElse(server, (request, reply) => answer(options, request, reply));
    done();
  };
}

async function answer(options: FrameOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const url = urlOf(request);
  const sub = options.host.subOf(request.headers.host ?? '');
  if (!url || sub === undefined) return say({ ...options, request, reply }, 404);
  // A worker of a host would outlive the visit, and answer in its place.
  if (request.headers['service-worker'] !== undefined) return say({ ...options, request, reply }, 403);
  // On the host of embeds no code runs: it would be of one origin with what hands code over. Nor where a partner is in a frame.
  const isRunner = sub !== embedHostName && sub !== lessonHostName && url.pathname.endsWith(`/${runnerFile}`);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isReading && !(isRunner && request.method === 'POST')) {
    reply.header('allow', isRunner ? 'GET, HEAD, POST' : 'GET, HEAD');
    return say({ ...options, request, reply }, 405);
  }
  if (sub === embedHostName) return options.embed.answerTo(url, request, reply)?.() ?? say({ ...options, request, reply }, 404);
  if (sub === lessonHostName) return lessonFrame(url, options)?.send(reply) ?? say({ ...options, request, reply }, 404);
  if (isRunner) return run({ ...options, request, reply, url, sub });
  const script = [options.wabt, options.guard].find(({ path }) => path === url.pathname) ?? options.modules.fileAt(url.pathname);
  if (script) return script.send(request, reply);
  const file = await documentFile(url.pathname, options.attachment);
  return file ? sendDocumentFile(file, request, reply) : say({ ...options, request, reply }, 404);
}

interface Running extends FrameOptions {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly url: URL;
  readonly sub: string;
}

async function run(running: Running): Promise<FastifyReply> {
  const { request, reply, url, sub, siteOrigins, frameScript, wabt } = running;
  if (isKeptHost(sub)) {
    const isThePage = url.searchParams.get(frameParameters.kept) === running.kept.print && url.pathname === `/${runnerFile}`;
    return isThePage ? running.kept.send(request, reply, false) : say(running, 404);
  }
  const theme: FrameTheme = url.searchParams.get(frameParameters.theme) === 'dark' ? 'dark' : 'light';
  if (url.searchParams.has(frameParameters.blank)) return sendFrame(running, blankDocument(theme));
  // The bare host could be that of anything: no code is kept apart there.
  if (url.searchParams.has(frameParameters.port)) {
    const waiting = url.searchParams.has(frameParameters.embedded) ? running.embedded : running.waiting;
    return sub === '' ? say(running, 403) : waiting.send(request, reply, url.searchParams.has(frameParameters.modules));
  }
  const state = url.searchParams.get(frameParameters.state);
  if (!state) return say(running, 400);
  const sample = await decodeSample(state).catch(() => undefined);
  if (!sample) return say(running, 404);

  const hostname = (request.headers.host ?? '').replace(/:\d+$/, '');
  const { 'sec-fetch-dest': destination, referer } = request.headers;
  const visit: Visit = { sub, hostname, destination: typeof destination === 'string' ? destination : undefined, referer };
  if (!mayRun(visit, sample.hash, siteOrigins)) return say(running, 403);
  if (request.method === 'POST') return takeConsent(running);
  if (!isInFrame(visit, siteOrigins) && !hasConsent(request.raw, url, running.host)) return warn(running, state, sample.code);

  const id = url.searchParams.get(frameParameters.id) ?? '';
  const frame = { id: /^[\w-]{1,64}$/.test(id) ? id : '', theme, lang: languageOf(url.pathname), wabtAddress: wabt.path };
  const keeps = sub === sample.hash && destination === 'iframe';
  reply.header('vary', 'sec-fetch-dest, accept-encoding');
  const code = running.servesSharedAssets ? namingOwnAssets(sample.code) : sample.code;
  return sendFrame(running, sampleDocument(code, { ...frame, frameScript }), keeps ? 'private, max-age=600' : 'no-store');
}

async function sendFrame(
  { request, reply, url, sub, siteOrigins }: Running,
  document: string,
  cacheControl = 'private, max-age=3600',
): Promise<FastifyReply> {
  const isShared = sub === '';
  const isApart = url.searchParams.has(frameParameters.apart);
  const body = await packed(document, takesBrotli(request));
  reply.code(200).headers({
    ...frameHeaders({ ancestors: siteOrigins, isShared, isApart, userAgent: request.headers['user-agent'] }),
    ...body.headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isShared ? 'no-store' : cacheControl,
  });
  return reply.send(body.bytes);
}

/** Only the button of the warning sends this: another page has another origin. */
function takeConsent(running: Running): FastifyReply {
  const { request, reply, url, host, sub } = running;
  if (request.headers.origin !== host.originOf(sub)) return say(running, 403);
  dropBody(request, reply);
  const code = consent();
  url.searchParams.set(codeCookie, code.value);
  const location = `${url.pathname}${url.search}`;
  return reply
    .code(303)
    .headers({ ...warningHeaders(host), location, 'set-cookie': code.cookieFor(host) })
    .send();
}

function warn({ request, reply, url, host, siteName, siteOrigins }: Running, state: string, code: SampleCode): FastifyReply {
  const locale = pageLocale(request.raw);
  const frame = { locale, text: wordsIn(locale), siteName, siteOrigin: siteOrigins[0] };
  const page = Buffer.from(warningPage({ ...frame, code, state, action: `${url.pathname}${url.search}` }));
  reply.code(200).headers({ ...warningHeaders(host), 'content-type': 'text/html; charset=utf-8', 'content-length': page.length });
  return reply.send(page);
}

function say({ request, reply, siteOrigins }: Pick<Running, 'request' | 'reply' | 'siteOrigins'>, status: NoticeStatus): FastifyReply {
  dropBody(request, reply);
  const body = Buffer.from(notice(status, pageLocale(request.raw)));
  reply.code(status).headers({
    ...frameHeaders({ ancestors: siteOrigins, isShared: false, isApart: false, userAgent: undefined }),
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${siteOrigins.join(' ')}`,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  return reply.send(body);
}

function notice(status: NoticeStatus, locale: Locale): string {
  const text = wordsIn(locale)(`sample-notice-${status}`);
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${status}</title><meta name="robots" content="noindex"><style>:root{font:1rem/1.5 system-ui,sans-serif}</style><p>${text}</p></html>`;
}

/** Nothing that is sent here is read, and no line is kept open for it. */
function dropBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (!raw.complete) reply.header('connection', 'close');
  raw.resume();
}

/** Samples are written in the language of their document. */
function languageOf(pathname: string): string {
  return /^\/([a-z]{2}(?:-[A-Z]{2})?)\/docs\//.exec(pathname)?.[1] ?? 'en-US';
}

function urlOf({ url: address }: FastifyRequest): URL | undefined {
  // An address of two slashes would be read as another host.
  if (!address.startsWith('/') || address.startsWith('//') || !URL.canParse(address, 'http://frame')) return undefined;
  return new URL(address, 'http://frame');
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}
