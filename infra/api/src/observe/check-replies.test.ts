import fastify from 'fastify';
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

test('another method of the address is answered with those that it has', async () => {
  const server = fastify();
  answering(server)(description.readVersion, () => ({ version: '1.0.0' }));
  const { statusCode, headers } = await server.inject({ method: 'DELETE', url: description.readVersion.path });
  await server.close();
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});
