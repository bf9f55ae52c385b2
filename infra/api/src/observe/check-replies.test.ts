import { Readable } from 'node:stream';
import fastify from 'fastify';
import * as v from 'valibot';
import { description } from '@webdocs/contracts/api/description';
import { answerFailure } from '../error-envelope.ts';
import { answering } from '../routes/answer.ts';
import { checkReplies } from './check-replies.ts';

async function answeredWith(sent: unknown, isChecked = true) {
  const server = fastify();
  server.setErrorHandler(answerFailure);
  if (isChecked) checkReplies(server);
  answering(server)(description.readVersion, () => sent as { version: string });
  const { statusCode } = await server.inject(description.readVersion.path);
  await server.close();
  return statusCode;
}

test('a reply that is what the table says is sent', async () => {
  expect(await answeredWith({ version: '1.0.0' })).toBe(200);
});

test.each([
  ['with another kind of field', { version: 1 }],
  ['without a field', {}],
  ['with a field too many', { version: '1.0.0', secret: 'x' }],
])('a reply %s is an error of ours where replies are checked, and is sent where they are not', async (_, sent) => {
  expect(await answeredWith(sent)).toBe(500);
  expect(await answeredWith(sent, false)).toBe(200);
});

test('a stream breaks off at an event that is not what the table says', async () => {
  const call = { ...description.readDocs, kind: 'text/event-stream', events: v.object({ number: v.number() }) } as const;
  const told = async (events: readonly string[]) => {
    const server = fastify();
    checkReplies(server);
    answering(server)(call, ({ reply }) => reply.type('text/event-stream').send(Readable.from(events)));
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const text = fetch(address + call.path).then((response) => response.text());
    return text.finally(() => server.close());
  };
  const [event, silence, wrong] = ['data: {"number":1}\n\n', ': \n\n', 'data: {"number":1,"secret":"x"}\n\n'];
  expect(await told([event, silence, event])).toBe(event + silence + event);
  await expect(told([event, wrong])).rejects.toThrow();
});

test('another method of the address is answered with those that it has', async () => {
  const server = fastify();
  answering(server)(description.readVersion, () => ({ version: '1.0.0' }));
  const { statusCode, headers } = await server.inject({ method: 'DELETE', url: description.readVersion.path });
  await server.close();
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});
