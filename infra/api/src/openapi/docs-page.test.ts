import { publicCalls } from '@webdocs/contracts/api/calls';
import fastify, { type FastifyInstance } from 'fastify';
import { api } from '../api.ts';

let server: FastifyInstance;
let page: string;

beforeAll(async () => {
  server = fastify();
  await server.register(api, { siteName: 'Docs & <Friends>', version: '7.8.9' });
  page = (await server.inject('/api/docs')).body;
});
afterAll(() => server.close());

test('programs read the same calls as developers', async () => {
  const reply = await server.inject('/api/openapi.json');
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const { info, paths } = reply.json<{ info: { version: string }; paths: Record<string, Record<string, { operationId: string }>> }>();
  expect(info.version).toBe('7.8.9');
  const names = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(names.sort()).toEqual(publicCalls.map(({ name }) => name).sort());
  for (const name of names) expect(page).toContain(`id="${name}"`);
});

test('the page needs no script, holds no style of its own, and lets none in', async () => {
  const { headers } = await server.inject('/api/docs');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
});

test('the name of the site is text in it', () => {
  expect(page).toContain('The API of Docs &amp; &lt;Friends&gt;');
  expect(page).not.toContain('<Friends>');
});

test('every link within the page leads to something in it, and no id is there twice', () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
});

test('its stylesheets, fonts and icon are served beside it', async () => {
  const files = [...page.matchAll(/<link[^>]+href="([^"]+)"/g)].map(([, file]) => file as string);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await server.inject(file)).statusCode).toBe(200);
  expect((await server.inject('/standalone/nothing.css')).statusCode).toBe(404);
});

test('a call can be copied into a shell, and quotes do not end the text', () => {
  expect(page).toContain('curl -X POST -b &quot;session=$SESSION&quot; -H &quot;origin: $SITE&quot; -H &quot;x-csrf-token: $TOKEN&quot;');
  expect(page).toContain('curl &quot;$SITE/api/v1/whoami&quot;');
});
