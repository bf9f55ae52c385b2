import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

/** Refuses to send JSON that is not what the table says of the call: a field too few, or one too many. For development and tests. */
export function checkReplies(server: FastifyInstance): void {
  server.addHook('preSerialization', async ({ routeOptions: { config } }, { statusCode }, payload) => {
    const { call } = config;
    if (!call || statusCode >= 400) return payload;
    if (!call.reply) throw new Failure('REPLY_MALFORMED', { call: call.name, cause: 'the table knows of no reply' });
    const sent: unknown = JSON.parse(JSON.stringify(payload));
    const parsed = v.safeParse(call.reply, sent);
    if (!parsed.success) throw new Failure('REPLY_MALFORMED', { call: call.name, cause: v.summarize(parsed.issues) });
    if (sortedJson(parsed.output) !== sortedJson(sent)) {
      throw new Failure('REPLY_MALFORMED', { call: call.name, cause: 'it has more than the table says' });
    }
    return payload;
  });
}

/** The same text for the same value, in whichever order its fields are. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
