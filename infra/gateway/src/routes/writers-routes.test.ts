import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openedContent } from '@webdocs/content/fixtures/opened-content';
import { documentText } from '@webdocs/testing/written-tree';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { argumentsFor, openInEditor, type EditorPlace } from '../writing/editor.ts';
import { tellChanges } from './content-changes.ts';
import { serveDocumentsToWriters } from './documents-of-writers.ts';
import { openFiles } from './open-file.ts';

const servers: FastifyInstance[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function site() {
  const { content, root } = await openedContent({ 'files/en-us/tea/index.md': documentText('Tea', 'Tea', '[a](/en-us/docs/tea)') });
  const opened: EditorPlace[] = [];
  const changed = new Set<() => void>();
  const server = fastify();
  servers.push(server);
  const mayWrite = (host: string | undefined) => host === 'localhost:3000';
  openFiles(server, { desk: content.desk, mayWrite, open: async (place) => opened.push(place) > 0 });
  serveDocumentsToWriters(server, { desk: content.desk, mayWrite });
  tellChanges(server, {
    mayWrite: () => true,
    content: { revision: () => `r${changed.size}`, onChange: (callback) => (changed.add(callback), () => void changed.delete(callback)) },
  });
  const fromOwnPage = { 'sec-fetch-site': 'same-origin' };
  const ask = ({ headers = fromOwnPage, ...request }: InjectOptions & { url: string }) =>
    server.inject({ remoteAddress: '127.0.0.1', ...request, headers: { host: 'localhost:3000', ...headers } });
  return { server, root, opened, ask, change: () => changed.forEach((callback) => callback()) };
}

test('a writer opens a file of the content at a line', async () => {
  const { ask, opened, root } = await site();
  expect((await ask({ url: '/_open?filepath=en-us/tea/index.md&line=7&column=3' })).statusCode).toBe(204);
  expect(opened).toEqual([{ file: `${root}/files/en-us/tea/index.md`, line: 7, column: 3 }]);
});

test('the source of a page is read, and its flaws are fixed', async () => {
  const { ask } = await site();
  expect((await ask({ url: '/_document?url=/en-US/docs/Tea' })).body).toContain('[a](/en-us/docs/tea)');
  expect((await ask({ method: 'PUT', url: '/_document/fix-flaws?url=/en-US/docs/Tea' })).json()).toEqual({ fixed: 1 });
  expect((await ask({ url: '/_document?url=/en-US/docs/Tea' })).body).toContain('[a](/en-US/docs/Tea)');
});

test.each([
  ['from another machine', { remoteAddress: '192.168.1.5' }],
  ['by another name of the site', { headers: { host: 'docs.example', 'sec-fetch-site': 'same-origin' } }],
  ['by a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['by a page of another site in an old browser', { headers: { origin: 'https://evil.example' } }],
  ['by no page at all', { headers: {} }],
])('nothing is opened or fixed when asked %s', async (_, given) => {
  const { ask, opened } = await site();
  expect((await ask({ url: '/_open?filepath=en-us/tea/index.md', ...given })).statusCode).toBe(404);
  expect((await ask({ method: 'PUT', url: '/_document/fix-flaws?url=/en-US/docs/Tea', ...given })).statusCode).toBe(404);
  expect(opened).toEqual([]);
});

test('an old browser is known by the origin of its page', async () => {
  const { ask } = await site();
  const headers = { origin: 'http://localhost:3000' };
  expect((await ask({ method: 'PUT', url: '/_document/fix-flaws?url=/en-US/docs/Tea', headers })).statusCode).toBe(200);
});

test.each([
  '/_open?filepath=/etc/passwd',
  '/_open?filepath=../../x',
  '/_open',
  '/_open?filepath=a&filepath=b',
  '/_document?url=/en-US/docs/No',
  '/_document',
])('%s is not found', async (url) => {
  const { ask, opened } = await site();
  expect((await ask({ url })).statusCode).toBe(404);
  expect(opened).toEqual([]);
});

test('an open page hears of every change, and the server closes all the same', async () => {
  const { server, change } = await site();
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const heard = await new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/_changes' }, (response) => {
      let all = '';
      response.on('data', (chunk: Buffer) => {
        all += chunk.toString();
        if (all.split('data: ').length === 2) change();
        else resolve(all);
      });
    }).on('error', reject);
  });
  expect(heard).toBe('data: r1\n\ndata: r1\n\n');
  await server.close();
});

test('a place is told to each editor in its own way, and never to a shell', async () => {
  const place = { file: '/c/a b.md', line: 3, column: 5 };
  expect(argumentsFor('/usr/bin/code', place)).toEqual(['--goto', '/c/a b.md:3:5']);
  expect(argumentsFor('gvim', place)).toEqual(['+3', '/c/a b.md']);
  expect(argumentsFor('mousepad', place)).toEqual(['/c/a b.md']);
  expect(await openInEditor(place, '')).toBe(false);
  expect(await openInEditor(place, 'no-such-editor; true')).toBe(false);
  expect(await openInEditor(place, 'true')).toBe(true);
});
