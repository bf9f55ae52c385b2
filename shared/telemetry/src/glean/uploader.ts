import { Uploader, UploadResult } from '@mozilla/glean/web';
import { uploadLimits } from '@webdocs/contracts/telemetry/limits';
import { keepPings } from './kept-pings.ts';
import { gzipped } from './gzipped.ts';

type PingRequest = Parameters<Uploader['post']>[1];
type Headers = Readonly<Record<string, string>>;

const agentHeader = 'X-Telemetry-Agent';
/** Values of Glean, which declares them for its own build alone. */
const recoverable = 0;
const done = 2;
/** Browsers keep no more than 64 KB of all requests that outlive their page. */
const keptAliveBytes = 60_000;
const firstPauseMs = 10_000;
const longestPauseMs = 60_000;

interface Surroundings {
  /** Where pings go: empty for the origin of the page, or a host of developers. */
  readonly endpoint: string;
  /** False once the reader has opted out. */
  readonly mayTell: () => boolean;
  readonly random?: () => number;
}

/**
 * Sends pings without cookies and compressed. Glean's own sender hands them to beacons, whose answer it cannot know: a ping that met a busy
 * server was lost, and cookies went along.
 */
export class PingUploader extends Uploader {
  #isGone = false;

  constructor(private readonly surroundings: Surroundings) {
    super();
    // Some browsers call the page hidden only after that.
    addEventListener('pagehide', () => (this.#isGone = true));
    addEventListener('pageshow', () => (this.#isGone = false));
  }

  override supportsCustomHeaders(): boolean {
    return true;
  }

  override async post(url: string, { identifier, payload, headers: given }: PingRequest): Promise<UploadResult> {
    const { endpoint, mayTell } = this.surroundings;
    if (!mayTell()) return never();
    const { pathname } = new URL(url);
    const content = withoutReader(JSON.parse(String(payload)) as Payload);
    keepPings({ [identifier]: { collectionDate: new Date().toISOString(), path: pathname, payload: content, headers: tagsOf(given) } });
    const body = JSON.stringify(content);
    const headers = withoutSystem(given);
    const isLeaving = this.#isGone || document.visibilityState === 'hidden';
    const result = isLeaving ? sendLast(endpoint + pathname, body, headers) : this.sendPatiently(endpoint + pathname, body, headers);
    // What Glean does with an answer it notes in the storage of a reader who may have opted out meanwhile.
    return result.then((told) => (mayTell() ? told : never()));
  }

  private async sendPatiently(address: string, body: string, headers: Headers): Promise<UploadResult> {
    const zipped = await gzipped(body);
    const packed = zipped ? { ...headers, 'Content-Encoding': 'gzip' } : headers;
    for (let failures = 1; ; failures += 1) {
      await untilOnline();
      const { result, pauseMs } = this.surroundings.mayTell() ? await send(address, zipped ?? body, packed) : await never();
      if (result.result !== recoverable || failures === uploadLimits.recoverableFailures) return result;
      await wait(pauseMs ?? this.pauseAfter(failures));
    }
  }

  /** Not all at the same moment, where one server has just refused them all. */
  private pauseAfter(failures: number): number {
    const { random = Math.random } = this.surroundings;
    return Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1) * (0.5 + random()));
  }
}

interface Payload {
  readonly client_info?: { readonly telemetry_sdk_build?: string };
  readonly ping_info?: { readonly start_time?: string; readonly end_time?: string };
}

/**
 * Glean describes the browser and its history in each ping: of that nothing is told but the version of Glean. Its times are those of the clock
 * on the reader's wall, and are told in UTC.
 */
function withoutReader({ client_info: client, ping_info: info, ...rest }: Payload): Payload {
  const times = info && { ...info, start_time: inUtc(info.start_time), end_time: inUtc(info.end_time) };
  return { ...rest, ping_info: times, client_info: { telemetry_sdk_build: client?.telemetry_sdk_build } };
}

/** To the minute. Of zones that are half an hour off Glean makes no time that can be read: then it is that of the first attempt. */
function inUtc(time = ''): string {
  const moment = new Date(time);
  return (Number.isNaN(moment.getTime()) ? new Date() : moment).toISOString().replace(/:[^:]*$/, '+00:00');
}

/** It names the operating system in the description of itself too. */
function withoutSystem(headers: Headers): Headers {
  const { [agentHeader]: agent = '', ...rest } = headers;
  return { ...rest, [agentHeader]: agent.replace(/\(.*\)/, '(JS on Web)') };
}

/** By which developers find their own pings again. */
function tagsOf(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('X-Debug') || name.startsWith('X-Source')));
}

async function send(
  address: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<{ result: UploadResult; pauseMs?: number }> {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body,
    keepalive: new Blob([body]).size <= keptAliveBytes,
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(uploadLimits.timeoutMs),
  }).catch(() => undefined);
  if (!response) return { result: new UploadResult(recoverable) };
  const { ok, status } = response;
  const isFinal = ok || (status >= 400 && status < 500);
  return { result: new UploadResult(isFinal ? done : recoverable, status), pauseMs: pauseAskedFor(response) };
}

function pauseAskedFor({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? Math.min(longestPauseMs, seconds * 1000) : undefined;
}

/**
 * The page may be gone before it could be compressed. Where a browser has nothing better than a beacon, whose answer is not known, the ping
 * stays in the storage: the next page sends it again, under the id that it has.
 */
async function sendLast(address: string, body: string, headers: Headers): Promise<UploadResult> {
  if ('keepalive' in Request.prototype) return (await send(address, body, headers)).result;
  navigator.sendBeacon?.(address, new Blob([body], { type: headers['Content-Type'] }));
  return new UploadResult(recoverable);
}

async function untilOnline(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Of a ping that must not be known any more nothing is ever said. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}
