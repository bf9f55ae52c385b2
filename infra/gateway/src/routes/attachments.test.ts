import type { Content } from '@webdocs/content';
import fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMediaFile, sendAttachment, serveSharedAssets } from './attachments.ts';

const folder = mkdtempSync(join(tmpdir(), 'attachments-'));
const file = join(folder, 'cup.svg');
const whole = '<svg xmlns="http://www.w3.org/2000/svg"/>';
writeFileSync(file, whole);
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

const part = async (range: string, more: Record<string, string> = {}) => {
  const { statusCode, headers, body } = await server.inject({ url: '/en-US/docs/Web/cup.svg', headers: { range, ...more } });
  return [statusCode, headers['content-range'], body];
};

test('a part of a file can be had, as players of sound and film ask for it', async () => {
  expect((await server.inject('/en-US/docs/Web/cup.svg')).headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '41' });
  expect(await part('bytes=0-3')).toEqual([206, 'bytes 0-3/41', '<svg']);
  expect(await part('bytes=39-')).toEqual([206, 'bytes 39-40/41', '/>']);
  expect(await part('bytes=-2')).toEqual([206, 'bytes 39-40/41', '/>']);
  expect(await part('bytes=0-1000')).toEqual([206, 'bytes 0-40/41', whole]);
});

test('a part that is not there is refused, and one that cannot be understood is the whole', async () => {
  expect((await part('bytes=41-'))[0]).toBe(416);
  expect((await part('bytes=41-'))[1]).toBe('bytes */41');
  for (const range of ['bytes=3-1', 'pages=1-2', 'bytes=a-b', 'bytes=0-1,5-6', ''])
    expect([range, (await part(range))[2] === whole || (await part(range))[0] === 416]).toEqual([range, true]);
  expect((await part('bytes=0-1,5-6'))[0]).toBe(200);
});

test('the rest of a file that has changed meanwhile is the whole', async () => {
  const { etag } = (await server.inject('/en-US/docs/Web/cup.svg')).headers;
  expect(await part('bytes=0-3', { 'if-range': String(etag) })).toEqual([206, 'bytes 0-3/41', '<svg']);
  for (const state of ['"other"', `W/${String(etag)}`, 'Wed, 21 Oct 2015 07:28:00 GMT'])
    expect((await part('bytes=0-3', { 'if-range': state }))[0]).toBe(200);
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

test('media that many pages share are handed out in all formats that samples load', async () => {
  const site = fastify();
  const shared = { attachment: async (path: string) => (path === '/shared-assets/fonts/ink.ttf' ? { file, type: 'font/ttf' } : undefined) };
  serveSharedAssets(site, shared as unknown as Content);
  const font = await site.inject('/shared-assets/fonts/ink.ttf');
  expect([font.statusCode, font.headers['content-type'], font.headers['content-security-policy']]).toEqual([
    200,
    'font/ttf',
    "default-src 'none'; sandbox",
  ]);
  expect((await site.inject('/shared-assets/fonts/none.ttf')).statusCode).toBe(404);
});
