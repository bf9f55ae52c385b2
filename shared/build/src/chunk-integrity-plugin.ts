import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { nearestDominators } from './nearest-dominators.ts';

const name = 'ChunkIntegrityPlugin';
const table = '__webpack_require__.sri';
/** A valid object literal, whose value is the chunk that it is in: the minifier must be able to read the code around it. */
const placeholder = (chunk: Chunk) => JSON.stringify({ 'webdocs-integrity': chunk.id });
const placeholderPattern = /\{\s*["']?webdocs-integrity["']?\s*:\s*(?:"[^"]*"|'[^']*')\s*\}/g;

/**
 * Gives every late script and stylesheet of a container its hash, checked by the browser before it runs. A part has the hash that the
 * page preloads it with, out of the composition; a file has those of later ones that are fetched only after it: the page of a document
 * needs no hash of the playground. The chain ends at the entry, whose own hash is in the signed release. Hashes do not compress: all of
 * them in entries, as sha384, were 6 KB of a page more, and those of parts alone 1.7 KB.
 */
export class ChunkIntegrityPlugin {
  constructor(
    private readonly styleTimeoutMs: number,
    readonly fetchesStyles: boolean,
    /** Whether pages preload a chunk that the entry asks for, with the hash of the release. */
    readonly isPreloaded: (chunkName: string) => boolean = () => true,
    /** Names of later chunks that pages preload too. */
    readonly ahead: readonly string[] = [],
  ) {}

  apply(compiler: Compiler): void {
    const { RuntimeModule, RuntimeGlobals, runtime } = compiler.webpack;

    class IntegrityTable extends RuntimeModule {
      constructor() {
        super('integrity of chunks', RuntimeModule.STAGE_BASIC);
      }
      override generate(): string {
        const chunk = this.chunk as Chunk;
        return chunk.hasRuntime() ? `${table} = ${placeholder(chunk)};` : `Object.assign(${table}, ${placeholder(chunk)});`;
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(name, (chunk: Chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      let listed: Map<Chunk, Set<Chunk>> | undefined;
      compilation.hooks.additionalChunkRuntimeRequirements.tap(name, (chunk) => {
        // Styles are read in a chunk that is not of this build, before there are others.
        if (chunk.hasRuntime() || !compilation.chunks.has(chunk)) return;
        listed ??= listedChunks(compilation);
        if (listed.has(chunk)) compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source: string) =>
          `${source}\n${checked('script', '"s" + key', `document.head.querySelector('link[href="' + url + '"]')?.integrity`)}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(name, (source, { tag, chunkId }) => {
        const timeout = `setTimeout(function () { if (!${tag}.sheet && ${tag}.onerror) ${tag}.onerror({ type: "timeout", target: ${tag} }); }, ${this.styleTimeoutMs});`;
        return `${source}\n${checked(tag, `"c" + ${chunkId}`)}\n${timeout}`;
      });
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 50 }, () =>
        fillTables(compilation, this),
      );
    });
  }
}

/** What has no hash is refused: no content has this one. */
const ofNothing = `"sha256-${'A'.repeat(43)}="`;

function checked(element: string, key: string, preloaded?: string): string {
  const hashes = [`${table}[${key}]`, ...(preloaded ? [preloaded] : []), ofNothing];
  return `${element}.integrity = ${hashes.join(' || ')}; ${element}.crossOrigin = "anonymous";`;
}

function askedForBy(chunk: Chunk): Chunk[] {
  const groups = [...chunk.groupsIterable].flatMap((group) => group.getChildren());
  return groups.flatMap((group) => group.chunks);
}

/** By chunk, those whose hashes it has. Of two parts of a remote a page mostly has one, so what both ask for is listed in both. */
function listedChunks(compilation: Compilation): Map<Chunk, Set<Chunk>> {
  const entries = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  const listed = new Map(entries.map((entry) => [entry, new Set(askedForBy(entry))]));
  for (const part of new Set(entries.flatMap(askedForBy))) {
    for (const [chunk, before] of nearestDominators(part, askedForBy)) listed.set(before, (listed.get(before) ?? new Set()).add(chunk));
  }
  return listed;
}

/** From the ends of the chain to the entries: a table changes the hash of the file that it is in. */
function fillTables(compilation: Compilation, { fetchesStyles, isPreloaded, ahead }: ChunkIntegrityPlugin): void {
  const listed = listedChunks(compilation);
  const state = new Map<Chunk, 'begun' | 'filled'>();
  const inCircles = new Set<Chunk>();
  for (const chunk of compilation.chunks) if (chunk.hasRuntime()) fill(chunk);

  function fill(chunk: Chunk): void {
    state.set(chunk, 'begun');
    const own = new Set<Chunk>();
    for (const later of listed.get(chunk) ?? []) {
      if (!state.has(later)) fill(later);
      // Of two files that list each other, as two parts may have it, one cannot have the hash of the other: the entry has it.
      (state.get(later) === 'filled' ? own : inCircles).add(later);
    }
    const all = chunk.hasRuntime() ? [...[...own].filter(({ name }) => !isPreloaded(name ?? '')), ...inCircles] : [...own];
    const hashes = all
      .flatMap((later) => integrityEntries(compilation, later, ahead.includes(later.name ?? '') ? 'sha384' : 'sha256'))
      .filter(([key]) => fetchesStyles || key.startsWith('s'));
    writeTable(compilation, chunk, JSON.stringify(Object.fromEntries(hashes)));
    state.set(chunk, 'filled');
  }
}

function writeTable(compilation: Compilation, chunk: Chunk, hashes: string): void {
  for (const file of chunk.files) {
    const text = file.endsWith('.js') ? compilation.getAsset(file)?.source.source().toString() : undefined;
    if (!text?.includes('webdocs-integrity')) continue;
    compilation.updateAsset(file, new webpack.sources.RawSource(text.replace(placeholderPattern, () => hashes)));
  }
}

/**
 * Keys as the runtime knows them: scripts by webpack's loading key ("chunk-" + id), styles by chunk id. A script that pages preload has
 * the hash of the release: with another one the browser would fetch it again.
 */
function integrityEntries(compilation: Compilation, chunk: Chunk, forScripts: 'sha384' | 'sha256'): Array<[string, string]> {
  const hashOf = (file: string, algorithm: string) => {
    const content = compilation.getAsset(file)?.source.buffer();
    return content ? [`${algorithm}-${createHash(algorithm).update(content).digest('base64')}`] : [];
  };
  return [...chunk.files].flatMap((file): Array<[string, string]> => {
    if (file.endsWith('.js')) return hashOf(file, forScripts).map((hash) => [`schunk-${chunk.id}`, hash]);
    return file.endsWith('.css') ? hashOf(file, 'sha256').map((hash) => [`c${chunk.id}`, hash]) : [];
  });
}
