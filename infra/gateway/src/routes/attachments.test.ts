import type { Content } from '@webdocs/content';
import fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMediaFile, sendAttachment } from './attachments.ts';

const folder = mkdtempSync(join(tmpdir(), 'attachments-'));
const file = join(folder, 'cup.svg');
writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content: Pick<Content, 'attachment'> = {
  attachment: async (pathname) => (pathname === '/en-US/docs/Web/cup.svg' ? { file, type: 'image/svg+xml' } : undefined),
};
const server = fastify();
server.get('/*', (request, reply) => sendAttachment(request, reply, content as Content));

test('a picture is kept for long, and a client that has it already gets nothing', async () => {
  const first = await server.inject('/en-US/docs/Web/cup.svg?x');
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=86400, stale-while-revalidate=604800',
  ]);
  const again = await server.inject({ url: '/en-US/docs/Web/cup.svg', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('opened by itself it runs and loads nothing', async () => {
  expect((await server.inject('/en-US/docs/Web/cup.svg')).headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

test('a picture that is not there is not there for good', async () => {
  const none = await server.inject('/en-US/docs/Web/none.svg');
  expect([none.statusCode, none.headers['cache-control']]).toEqual([404, 'no-store']);
});

test.each([
  ['/a.svg', true],
  ['/a.WEBM?x=.md', true],
  ['/a.md', false],
  ['/a?b=c.png', false],
  ['/a.html', false],
])('%s is media: %s', (url, isMedia) => {
  expect(isMediaFile(url)).toBe(isMedia);
});
