import { Readable } from 'node:stream';
import type { ApiCall } from '@webdocs/contracts/api/call';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

/** Refuses to send JSON that is not what the table says of the call: a field too few, or one too many. For development and tests. */
export function checkReplies(server: FastifyInstance): void {
  server.addHook('preSerialization', async ({ routeOptions: { config } }, { statusCode }, payload) => {
    const { call } = config;
    if (!call || statusCode >= 400) return payload;
    if (!call.reply) throw new Failure('REPLY_MALFORMED', { call: call.name, cause: 'the table knows of no reply' });
    requireForm(call, call.reply, JSON.parse(JSON.stringify(payload)));
    return payload;
  });
  server.addHook('onSend', async ({ routeOptions: { config } }, { statusCode }, payload) => {
    const { call } = config;
    return call?.events && statusCode < 400 ? checkedEvents(call, call.events, payload as Readable) : payload;
  });
}

/** A stream with an event of another form breaks off: its status is sent. Nothing is read before the reply is. */
function checkedEvents(call: ApiCall, schema: v.GenericSchema, events: Readable): Readable {
  const checked = Readable.from(
    (async function* () {
      for await (const chunk of events) {
        const [, event] = /^data: (.*)\n\n$/.exec(String(chunk)) ?? [];
        if (event !== undefined) requireForm(call, schema, JSON.parse(event));
        yield chunk as Buffer;
      }
    })(),
  );
  // A reader who leaves is noticed before the next event.
  return checked.once('close', () => events.destroy());
}

function requireForm({ name }: ApiCall, schema: v.GenericSchema, sent: unknown): void {
  const parsed = v.safeParse(schema, sent);
  if (!parsed.success) throw new Failure('REPLY_MALFORMED', { call: name, cause: v.summarize(parsed.issues) });
  if (sortedJson(parsed.output) !== sortedJson(sent))
    throw new Failure('REPLY_MALFORMED', { call: name, cause: 'it has more than the table says' });
}

/** The same text for the same value, in whichever order its fields are. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
