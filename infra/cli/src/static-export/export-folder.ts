import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { safePath } from '@webdocs/content/safe-path';
import { Failure } from '@webdocs/contracts/failures/failure';

/** Tells a folder that an export may replace from one that holds something else. */
const mark = '.webdocs-export.json';

/** The folder that becomes the root of a plain file server. */
export class ExportFolder {
  bytes = 0;
  files = 0;

  /** Some file systems do not tell capitals apart. */
  readonly #taken = new Set<string>();

  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    const entries = readdirSync(folder);
    if (entries.length > 0 && !existsSync(join(folder, mark))) throw new Failure('EXPORT_FOLDER_TAKEN', { folder });
    for (const entry of entries) rmSync(join(folder, entry), { recursive: true, force: true });
    writeFileSync(join(folder, mark), '{}\n');
  }

  /** Writes what is at a decoded address. */
  write(path: string, content: string | Uint8Array): void {
    const file = this.#fileOf(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    this.#taken.add(file.toLowerCase());
    this.files += 1;
    this.bytes += Buffer.byteLength(content);
  }

  has(path: string): boolean {
    return existsSync(this.#fileOf(path));
  }

  /** Whether a file is there of which the capitals may be others. */
  isTaken(path: string): boolean {
    return this.#taken.has(this.#fileOf(path).toLowerCase());
  }

  /** Changes what was written. */
  async change(path: string, by: (text: string) => Promise<string>): Promise<void> {
    const file = this.#fileOf(path);
    writeFileSync(file, await by(readFileSync(file, 'utf8')));
  }

  finish(facts: object): void {
    writeFileSync(join(this.folder, mark), `${JSON.stringify(facts, undefined, 2)}\n`);
  }

  #fileOf(path: string): string {
    const file = resolve(this.folder, `.${safePath(path)}`);
    if (!file.startsWith(resolve(this.folder) + sep)) throw new RangeError(`${path} leads out of the folder`);
    return file;
  }
}

/** The file of a page: file servers show it at the address of its folder. */
export function pageFileOf(path: string): string {
  return `${path.replace(/\/+$/, '')}/index.html`;
}
