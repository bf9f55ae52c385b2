import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';

type Step =
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  | { readonly kind: 'remove'; readonly file: string };

/**
 * What a command is about to do to the roots: told before it is done, done as a whole or not at all, and never outside
 * of them. A file that is read while another program writes it is either the old one or the new one.
 */
export class FileEdits {
  readonly #roots: readonly string[];
  readonly #steps: Step[] = [];
  readonly #texts = new Map<string, string>();

  constructor(roots: readonly string[]) {
    this.#roots = roots.map((root) => realpathSync(resolve(root)));
  }

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  /** A file's text as it will be. */
  read(file: string): string | undefined {
    const known = this.#texts.get(file);
    if (known !== undefined) return known;
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  write(file: string, text: string): void {
    this.#guard(file);
    if (this.read(file) === text) return;
    this.#texts.set(file, text);
    const at = this.#steps.findIndex((step) => step.kind === 'write' && step.file === file);
    if (at === -1) this.#steps.push({ kind: 'write', file, text });
    else this.#steps[at] = { kind: 'write', file, text };
  }

  move(from: string, to: string): void {
    this.#guard(from);
    this.#guard(to);
    if (from === to) return;
    if (existsSync(to)) throw new Failure('CONTENT_UNCHANGED', { cause: `${this.#shown(to)} exists already` });
    this.#steps.push({ kind: 'move', from, to });
  }

  remove(file: string): void {
    this.#guard(file);
    this.#steps.push({ kind: 'remove', file });
  }

  /** One line a step, with paths as they are below their root. */
  describe(): string[] {
    return this.#steps.map((step) => {
      if (step.kind === 'move') return `move    ${this.#shown(step.from)} -> ${this.#shown(step.to)}`;
      if (step.kind === 'remove') return `delete  ${this.#shown(step.file)}`;
      return `${existsSync(step.file) ? 'change ' : 'create '} ${this.#shown(step.file)}`;
    });
  }

  /** Does everything; when a step fails, those before it are undone. */
  apply(): void {
    const undo: Array<() => void> = [];
    try {
      // Moves come last, as texts are written to where their files are now.
      for (const step of this.#steps.filter(({ kind }) => kind === 'write')) undo.push(this.#do(step));
      for (const step of this.#steps.filter(({ kind }) => kind !== 'write')) undo.push(this.#do(step));
    } catch (thrown) {
      for (const back of undo.reverse()) back();
      throw thrown;
    }
    for (const step of this.#steps) if (step.kind !== 'write') this.#clearUp(dirname(step.kind === 'move' ? step.from : step.file));
  }

  #do(step: Step): () => void {
    if (step.kind === 'move') {
      mkdirSync(dirname(step.to), { recursive: true });
      renameSync(step.from, step.to);
      return () => renameSync(step.to, step.from);
    }
    if (step.kind === 'remove') {
      const bytes = readFileSync(step.file);
      rmSync(step.file);
      return () => writeFileSync(step.file, bytes);
    }
    const before = existsSync(step.file) ? readFileSync(step.file) : undefined;
    mkdirSync(dirname(step.file), { recursive: true });
    replace(step.file, step.text);
    return () => (before === undefined ? rmSync(step.file) : replace(step.file, before));
  }

  /** Folders in which nothing is left go too, up to the root. */
  #clearUp(folder: string): void {
    for (let at = folder; existsSync(at) && !this.#roots.includes(at) && readdirSync(at).length === 0; at = dirname(at)) rmdirSync(at);
  }

  #guard(file: string): void {
    if (this.#rootOf(file) === undefined) throw new Failure('CONTENT_UNCHANGED', { cause: `${file} is outside of the content` });
  }

  /** The nearest folder that exists tells where a path really leads: a link may lead out. */
  #rootOf(file: string): string | undefined {
    let at = resolve(file);
    while (!existsSync(at)) at = dirname(at);
    const real = join(realpathSync(at), relative(at, resolve(file)));
    return this.#roots.find((root) => real.startsWith(root + sep));
  }

  #shown(file: string): string {
    const root = this.#rootOf(file);
    return root === undefined ? file : relative(root, file);
  }
}

function replace(file: string, content: string | Uint8Array): void {
  const temporary = join(dirname(file), `.${process.pid}-${file.split(sep).at(-1)}.new`);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, file);
  } catch (thrown) {
    rmSync(temporary, { force: true });
    throw thrown;
  }
}
