import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilServed } from './until-served.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A site that answers in turn as given, and goes on with the last answer. */
async function siteSaying(...answers: string[]): Promise<string> {
  const server = createServer((_, response) => response.end(answers.length > 1 ? answers.shift() : answers[0]));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serving = (version: string) => JSON.stringify({ remotes: { 'mfe-docs': { version } } });

async function printed(address: string, version: string | null = '1.1.0', patienceMs?: number): Promise<string[]> {
  const lines: string[] = [];
  const io = { out: (line: string) => lines.push(line), err: () => undefined };
  await untilServed(address, 'mfe-docs', version, io, patienceMs);
  return lines;
}

test('a running site that serves the version is said', async () => {
  expect(await printed(await siteSaying(serving('1.1.0')))).toEqual([expect.stringContaining('the running site serves it')]);
});

test('the command waits until the site has changed over', async () => {
  expect(await printed(await siteSaying(serving('1.0.0'), serving('1.0.0'), serving('1.1.0')))).toHaveLength(1);
});

test('an answer that cannot be read is asked for again', async () => {
  expect(await printed(await siteSaying('<!doctype html>', '{}', serving('1.1.0')))).toHaveLength(1);
});

test('of a remote that is retired the command waits until the site has it no more, and no answer is no proof', async () => {
  const without = JSON.stringify({ remotes: {} });
  expect(await printed(await siteSaying(serving('1.0.0'), '<!doctype html>', without), null)).toEqual([
    expect.stringContaining('the running site serves without it') as string,
  ]);
});

test('a site that does not follow is named with what it serves, and the change is not called undone', async () => {
  const site = await siteSaying(serving('1.0.0'));
  await expect(printed(site, '1.1.0', 0)).rejects.toMatchObject({
    code: 'VERSION_NOT_SERVED',
    message: 'The change is made, and the running site does not serve mfe-docs 1.1.0 yet: it goes on with 1.0.0',
  });
  await expect(printed(site, null, 0)).rejects.toMatchObject({
    code: 'RETIRED_STILL_SERVED',
    message: 'mfe-docs is retired, and the running site has not left it out yet: it serves 1.0.0',
  });
});
