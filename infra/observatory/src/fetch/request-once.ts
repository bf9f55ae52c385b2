import { request as requestByHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP } from 'node:net';
import type { SecureContext, TLSSocket } from 'node:tls';
import { combined, type HeaderLine } from '../parse/header-lines.ts';
import { readText, TooMuchUnpacked, type ReadText } from './read-body.ts';

/** Why a server gave no answer that can be graded. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface Answer {
  readonly status: number;
  readonly headers: readonly HeaderLine[];
  readonly certificate: 'valid' | 'invalid' | 'none';
  /** Of a page that is called HTML; undefined of anything else, and of redirects. */
  readonly text: ReadText | undefined;
}

export interface RequestWishes {
  readonly url: URL;
  /** Where to connect to, which was checked. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Time for the whole answer. */
  readonly timeoutMs: number;
  readonly bodyLimit: number;
  readonly wantsBody: (status: number, headers: readonly HeaderLine[]) => boolean;
  /** What certificates are checked against. */
  readonly secureContext: SecureContext;
}

const headerLimit = 32 * 1024;

/** One request to one address: no name is looked up here, no redirect followed, no connection kept. */
export async function requestOnce(wishes: RequestWishes): Promise<Answer> {
  const limit = AbortSignal.timeout(wishes.timeoutMs);
  const signal = AbortSignal.any([wishes.signal, limit]);
  let message: IncomingMessage | undefined;
  try {
    message = await begin(wishes, signal);
    const headers = linesOf(message.rawHeaders);
    const status = message.statusCode ?? 0;
    const certificate = certificateOf(message);
    const isWanted = wishes.wantsBody(status, headers);
    const text = isWanted ? await readText(message, headers, wishes.bodyLimit) : undefined;
    return { status, headers, certificate, text };
  } catch (thrown) {
    if (limit.aborted) throw new NoAnswer(`no answer within ${wishes.timeoutMs / 1000} s`, { cause: thrown });
    if (wishes.signal.aborted) throw new NoAnswer('the scan took too long', { cause: thrown });
    if (thrown instanceof TooMuchUnpacked) throw new NoAnswer('its page unpacks to more than is read', { cause: thrown });
    throw new NoAnswer(causeIn(thrown), { cause: thrown });
  } finally {
    message?.destroy();
  }
}

function begin({ url, address, headers, secureContext }: RequestWishes, signal: AbortSignal): Promise<IncomingMessage> {
  const isHttps = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const options: RequestOptions & { secureContext?: SecureContext; rejectUnauthorized?: boolean; servername?: string } = {
    host: address,
    port: url.port === '' ? (isHttps ? 443 : 80) : Number(url.port),
    path: `${url.pathname}${url.search}`,
    method: 'GET',
    headers: { host: url.host, ...headers, connection: 'close' },
    agent: false,
    maxHeaderSize: headerLimit,
    signal,
    // The answer is graded whatever the certificate: whether it is valid is asked of the connection.
    ...(isHttps ? { secureContext, rejectUnauthorized: false, ...(isIP(host) ? {} : { servername: host }) } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = (isHttps ? requestByHttps : requestByHttp)(options);
    sent.once('response', resolve);
    sent.on('error', reject);
    // Another protocol was agreed on: there is no answer to read.
    sent.once('upgrade', (_, socket) => {
      socket.destroy();
      reject(new Error('it changes to another protocol'));
    });
    sent.end();
  });
}

function linesOf(raw: readonly string[]): HeaderLine[] {
  const lines: HeaderLine[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) lines.push({ name: raw[index] as string, value: raw[index + 1] as string });
  return lines;
}

function certificateOf({ socket }: IncomingMessage): Answer['certificate'] {
  if (!('encrypted' in socket)) return 'none';
  return (socket as TLSSocket).authorized ? 'valid' : 'invalid';
}

/** The same words for the same trouble, whatever the library calls it. */
function causeIn(thrown: unknown): string {
  const code = String((thrown as { code?: unknown } | null)?.code ?? '');
  if (code === 'HPE_HEADER_OVERFLOW') return `its headers are larger than ${headerLimit} bytes`;
  if (code.startsWith('HPE_')) return 'what it answers is no HTTP';
  if (code === 'ECONNREFUSED') return 'nothing answers at its port';
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE') return 'it closes the connection';
  if (/^E(?:HOST|NET)UNREACH$|^EADDRNOTAVAIL$|^ETIMEDOUT$/.test(code)) return 'there is no way to its network';
  if (/^(?:ERR_SSL|EPROTO|ERR_TLS)/.test(code)) return 'TLS cannot be agreed on';
  return thrown instanceof Error && thrown.message ? thrown.message : 'the connection failed';
}

export function isHtml(headers: readonly HeaderLine[]): boolean {
  return /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(combined(headers, 'content-type') ?? '');
}
