import { submitting as calls } from '@webdocs/contracts/api/submit';
import { Failure } from '@webdocs/contracts/failures/failure';
import { uploadLimits } from '@webdocs/contracts/telemetry/limits';
import type { Ingestion, WasLive } from '@webdocs/ingestion';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { envelope } from '../error-envelope.ts';
import { isOptedOut } from '../protection/opted-out.ts';
import { requireSameOrigin } from '../protection/same-origin.ts';
import { answering } from './answer.ts';

export interface TelemetrySite {
  readonly ingestion: Ingestion;
  readonly wasLive: WasLive;
}

const retryAfterSeconds = 5;

/** Before anything else looks at the request: cookies, which beacons bring, say whether it may be counted and are gone then. */
export function forgetVisitor(server: FastifyInstance, publicOrigin: string | null): void {
  server.addHook('onRequest', async (request, reply) => {
    const isOut = isOptedOut(request);
    delete request.raw.headers.cookie;
    if (request.method !== 'POST') return undefined;
    if (isOut) return reply.code(204).send();
    requireSameOrigin(request, publicOrigin);
    return undefined;
  });
}

/** What pages tell of visits. It is acknowledged when it is written. */
export function submit(server: FastifyInstance, { ingestion, wasLive }: TelemetrySite): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: uploadLimits.bodyBytes }, (_, body, done) => done(null, body));
  answering(server)(
    calls.submitPing,
    async ({ request, reply, params: { app, ping, id } }) => {
      requireReadableDate(request);
      try {
        const { 'content-encoding': encoding, referer = '' } = request.headers;
        const page = URL.canParse(referer) ? new URL(referer).pathname : '';
        await ingestion.take({ app, ping, id, body: bytesOf(request.body), encoding, page }, wasLive);
      } catch (thrown) {
        if (thrown instanceof Failure && thrown.status === 503) return comeAgain(reply, thrown);
        throw thrown;
      }
      return undefined;
    },
    { readsItself: true },
  );
}

/** The clock of a browser may say anything; what is no date was sent by no browser. */
function requireReadableDate({ headers: { date } }: FastifyRequest): void {
  if (date !== undefined && Number.isNaN(Date.parse(date))) throw new Failure('PING_UNREADABLE', { cause: 'its date is none' });
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Thousands may be told so in a second: that is no line of the log each. */
function comeAgain(reply: FastifyReply, { code, message }: Failure): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', retryAfterSeconds)
    .send({ ...envelope(503, message, message), failure: code });
}
