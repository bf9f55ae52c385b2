import { signingIn } from '@webdocs/contracts/api/sign-in';
import fastify from 'fastify';
import { answering } from './answer.ts';

test('a visitor who is led elsewhere leaves no warning in the log, nor what was in the address', async () => {
  const lines: string[] = [];
  const server = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  answering(server)(signingIn.signInCallback, async ({ reply }) => reply.redirect('/en-US/', 302), { readsItself: true });
  const { statusCode, headers } = await server.inject({ url: `${signingIn.signInCallback.path}?code=secret` });
  expect([statusCode, headers.location]).toEqual([302, '/en-US/']);
  await server.close();
  expect(lines).toEqual([]);
});
