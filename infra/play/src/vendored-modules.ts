import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PlayModules } from '@webdocs/contracts/api/play-modules';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packedOnce } from './compressed.ts';

/** The modules of the operator that code may import. Nothing of their folder is served but them, as they were at the start. */
export interface VendoredModules {
  readonly list: PlayModules['modules'];
  /** Undefined for every other address. */
  fileAt(pathname: string): { send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> } | undefined;
}

export const modulesPath = '/modules/';

/** All are held in memory: libraries for the browser have some hundred kilobytes each. */
const mostBytes = 64 * 1024 * 1024;
const mostFiles = 500;
const moduleFile = /^(?:[\w@~-][\w@.~-]*\/)*[\w@~-][\w@.~-]*\.m?js$/;

/** Reads the folder; null is none. Throws a `Failure` where an operator named a folder that has nothing to offer. */
export function vendoredModules(folder: string | null): VendoredModules {
  const files = folder === null ? [] : filesIn(folder);
  const byAddress = new Map(files.map(({ path, bytes }) => [modulesPath + path, sentAs(bytes)]));
  const list = files
    .map(({ path }) => ({ name: nameOf(path), address: modulesPath + path }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const twice = list.find(({ name }, index) => list[index + 1]?.name === name);
  if (twice) throw unusable(folder, `two of its files are "${twice.name}"`);
  return { list, fileAt: (pathname) => byAddress.get(pathname) };
}

function filesIn(folder: string): Array<{ readonly path: string; readonly bytes: Buffer }> {
  // A link could lead out of the folder; what is hidden is not meant to be served.
  const paths = entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => moduleFile.test(path));
  if (paths.length === 0) throw unusable(folder, 'no file in it ends with .js or .mjs');
  if (paths.length > mostFiles) throw unusable(folder, `it has ${paths.length} of them, and ${mostFiles} is the most`);
  // Before any of them is read: one file of gigabytes would be the end of the server that was to refuse it.
  const size = paths.reduce((sum, path) => sum + readIn(folder, path, (file) => statSync(file).size), 0);
  if (size > mostBytes) throw unusable(folder, `they have ${size} bytes, and ${mostBytes} is the most`);
  return paths.map((path) => ({ path, bytes: readIn(folder, path, (file) => readFileSync(file)) }));
}

function readIn<T>(folder: string, path: string, read: (file: string) => T): T {
  try {
    return read(join(folder, path));
  } catch (thrown) {
    throw unusable(folder, causeOf(thrown));
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (thrown) {
    throw unusable(folder, causeOf(thrown));
  }
}

/** tea.js -> tea, lit/index.js -> lit */
function nameOf(path: string): string {
  return path.replace(/\.m?js$/, '').replace(/\/index$/, '');
}

function unusable(folder: string | null, cause: string): Failure {
  return new Failure('PLAY_MODULES_UNUSABLE', { folder: folder ?? '', cause });
}

const oneHour = 60 * 60;

function sentAs(bytes: Buffer): NonNullable<ReturnType<VendoredModules['fileAt']>> {
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
  const formFor = packedOnce(bytes, 6);
  return {
    async send(request, reply) {
      // Pages that readers have saved import it from anywhere.
      const shared = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
      reply.headers({ ...shared, etag, 'cache-control': `public, max-age=${oneHour}`, vary: 'accept-encoding' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const { bytes: packed, headers } = await formFor(request);
      reply.code(200).headers({
        ...headers,
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      return reply.send(packed);
    },
  };
}
