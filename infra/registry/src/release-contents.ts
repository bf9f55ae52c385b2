import { createHash } from 'node:crypto';
import { Failure } from '@webdocs/contracts/failures/failure';
import { ReleaseSchema, type Release } from '@webdocs/contracts/remote/release';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';

/** A release with the bytes of its files, wherever they came from. */
export interface WholeRelease {
  readonly release: Release;
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** The record of an unsigned build. `source` says in failures what it was read from. */
export function parsedRelease(manifest: unknown, source: string): Release {
  const parsed = v.safeParse(ReleaseSchema, manifest);
  if (!parsed.success) throw new Failure('RELEASE_MALFORMED', { source, cause: v.summarize(parsed.issues) });
  return parsed.output;
}

/** Refuses files that the record does not name, and a record that names files which are not there. */
export function checkNames(release: Release, present: readonly string[], source: string): void {
  const malformed = (cause: string) => new Failure('RELEASE_MALFORMED', { source, cause });
  const unlisted = present.filter((path) => !Object.hasOwn(release.files, path));
  if (unlisted.length > 0) throw malformed(`${unlisted.join(', ')} is not listed among its files`);
  const missing = Object.keys(release.files).filter((path) => !present.includes(path));
  if (missing.length > 0) throw malformed(`${missing.join(', ')} is listed but missing`);
}

/** Everything of a release but the moment of its build: a build that is repeated is the same release. */
export function contentOf(release: Release): string {
  return canonicalJson({ ...release, builtAt: '' });
}

export function checkBytes(release: Release, path: string, bytes: Buffer): void {
  if (!matchesRecord(release, path, bytes))
    throw new Failure('RELEASE_TAMPERED', { file: path, remote: release.name, version: release.version });
}

export function matchesRecord(release: Release, path: string, bytes: Buffer): boolean {
  const record = release.files[path];
  return (
    record !== undefined &&
    record.bytes === bytes.length &&
    record.sha384 === `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  );
}
