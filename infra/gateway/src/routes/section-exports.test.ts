import { join } from 'node:path';
import type { Sections } from '@webdocs/content/sections';
import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import { writtenTree } from '@webdocs/testing/written-tree';
import fastify from 'fastify';
import { serveSectionExports } from './section-exports.ts';

const folder = writtenTree({ 'css.zip': 'the section of CSS' });

function serverWith(section: Sections['section'] | undefined) {
  const server = fastify();
  serveSectionExports(server, section && { section, settled: async () => undefined, close: async () => undefined });
  return server;
}

const asked: string[] = [];
const made: Sections['section'] = async (address, format) => {
  asked.push(`${address} ${format}`);
  return { file: join(folder, 'css.zip'), bytes: 18, version: 'abc' };
};
const refusing =
  (code: FailureCode): Sections['section'] =>
  async () => {
    throw new Failure(code, { address: '/en-US/docs/Web', pages: 9000, limit: 2500, waiting: 8, cause: 'no disk' });
  };

test.each([
  ['/packages/sections/en-US/Web/CSS.zip', '/en-US/docs/Web/CSS zip', 'application/zip', 'Web-CSS.zip'],
  ['/packages/sections/fr/Web/CSS/:hover.epub', '/fr/docs/Web/CSS/:hover epub', 'application/epub+zip', 'Web-CSS-hover.epub'],
  [
    '/packages/sections/en-US/Glossary/Node.js.docset.tgz',
    '/en-US/docs/Glossary/Node.js docset',
    'application/gzip',
    'Glossary-Node.js.docset.tgz',
  ],
])('%s is a download', async (url, section, type, name) => {
  const reply = await serverWith(made).inject(url);
  expect(asked.at(-1)).toBe(section);
  expect([reply.statusCode, reply.body]).toEqual([200, 'the section of CSS']);
  expect(reply.headers).toMatchObject({
    'content-type': type,
    'content-length': '18',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'public, max-age=300',
    etag: '"abc"',
  });
});

test('who has it is sent nothing, and who has a part of it the rest', async () => {
  const server = serverWith(made);
  const url = '/packages/sections/en-US/Web/CSS.zip';
  expect((await server.inject({ url, headers: { 'if-none-match': '"abc"' } })).statusCode).toBe(304);
  const rest = await server.inject({ url, headers: { range: 'bytes=15-' } });
  expect([rest.statusCode, rest.body]).toEqual([206, 'CSS']);
});

test.each([
  ['SECTION_UNKNOWN', 404, undefined],
  ['SECTION_TOO_LARGE', 413, undefined],
  ['SECTION_EXPORTS_BUSY', 503, '30'],
  ['SECTION_EXPORT_PENDING', 503, '30'],
  ['SECTION_EXPORT_FAILED', 500, undefined],
] as const)('%s is answered with %i', async (code, status, retry) => {
  const reply = await serverWith(refusing(code)).inject('/packages/sections/en-US/Web.zip');
  expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([status, retry, 'no-store']);
  expect(reply.json()).toMatchObject({ code: status, name: code });
});

test('an ending that is no format is no section, and a site that makes none says so', async () => {
  expect((await serverWith(made).inject('/packages/sections/en-US/Web/CSS.pdf')).json()).toMatchObject({ name: 'SECTION_UNKNOWN' });
  expect((await serverWith(undefined).inject('/packages/sections/en-US/Web/CSS.zip')).json()).toMatchObject({
    code: 404,
    name: 'PACKS_OFF',
  });
});

test('what fails otherwise is a failure of the site', async () => {
  const broken = async (): Promise<never> => {
    throw new Error('no disk');
  };
  expect((await serverWith(broken).inject('/packages/sections/en-US/Web/CSS.zip')).statusCode).toBe(500);
});
