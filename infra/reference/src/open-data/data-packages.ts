import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';

const ManifestSchema = v.object({ version: v.string() });
const PinsSchema = v.object({ dependencies: v.record(v.string(), v.string()) });

/** The packages of open data that are installed, and whether they are of the kind that this build was written for. */
export class DataPackages {
  readonly #report: (failure: Failure) => void;
  readonly #modulesFolders: readonly string[] | undefined;
  readonly #reported = new Set<string>();
  #pins: Readonly<Record<string, string>> | undefined;

  /** `modulesFolders` are searched in order; without them, the folders in which any module of this package is found. */
  constructor(report: (failure: Failure) => void, modulesFolders?: readonly string[]) {
    this.#report = report;
    this.#modulesFolders = modulesFolders;
  }

  /**
   * What `make` makes of a package, given the path of a file in it. A package that is missing, of another major version
   * than the pinned one, or not to be understood is reported by name, once, and everything else goes on.
   */
  read<T>(name: string, make: (pathOf: (file: string) => string) => T): T | undefined {
    try {
      const folder = this.#folderOf(name);
      return make((file) => join(folder, file));
    } catch (thrown) {
      if (!this.#reported.has(name)) this.#report(new Failure('DATA_PACKAGE_LEFT_OUT', this.#valuesOf(name, thrown), { cause: thrown }));
      this.#reported.add(name);
      return undefined;
    }
  }

  /** A file that changes with the version of a package; none where the package cannot be used. */
  manifestOf(name: string): string | undefined {
    try {
      return join(this.#folderOf(name), 'package.json');
    } catch {
      return undefined;
    }
  }

  /** Undefined where the package cannot be used. */
  versionOf(name: string): string | undefined {
    const manifest = this.manifestOf(name);
    return manifest === undefined ? undefined : v.parse(ManifestSchema, readJson(manifest)).version;
  }

  #folderOf(name: string): string {
    const folders = this.#modulesFolders ?? createRequire(import.meta.url).resolve.paths(name) ?? [];
    const candidates = folders.map((folder) => join(folder, name)).filter((folder) => existsSync(join(folder, 'package.json')));
    const versions = candidates.map((folder) => v.parse(ManifestSchema, readJson(join(folder, 'package.json'))).version);
    const fitting = versions.findIndex((version) => majorOf(version) === majorOf(this.#pinOf(name)));
    const folder = candidates[fitting];
    if (folder === undefined) throw new Error(versions[0] === undefined ? 'it is not installed' : `version ${versions[0]} is installed`);
    return folder;
  }

  #pinOf(name: string): string {
    this.#pins ??= v.parse(PinsSchema, readJson(new URL('../../package.json', import.meta.url))).dependencies;
    return this.#pins[name] ?? '';
  }

  #valuesOf(name: string, thrown: unknown): Record<string, string> {
    return { name, cause: causeOf(thrown), version: this.#pinOf(name) };
  }
}

export function readJson(file: string | URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Below 1.0 the second number counts. */
function majorOf(version: string): string {
  const [major = '', minor = ''] = version.replace(/^[^\d]*/, '').split('.');
  return major === '0' ? `0.${minor}` : major;
}
