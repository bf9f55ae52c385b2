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
 * Gives every late script and stylesheet of a container its hash, checked by the browser before it runs. The entry has the hashes
 * of its parts, and a file those of later ones that are fetched only after it: the page of a document needs no hash of the
 * playground. The chain ends at the entry, whose own hash is in the signed release. Hashes do not compress: all of them in entries,
 * as sha384, were 6 KB of a page more.
 */
export class ChunkIntegrityPlugin {
  constructor(
    private readonly styleTimeoutMs: number,
    private readonly fetchesStyles: boolean,
    /** Whether pages preload a chunk that the entry asks for; one that they do not needs no hash of the release. */
    private readonly isPreloaded: (chunkName: string) => boolean = () => true,
    /** Names of later chunks that pages preload too. */
    private readonly ahead: readonly string[] = [],
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
        (source: string) => `${source}\n${checked('script', '"s" + key')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(name, (source, { tag, chunkId }) => {
        const timeout = `setTimeout(function () { if (!${tag}.sheet && ${tag}.onerror) ${tag}.onerror({ type: "timeout", target: ${tag} }); }, ${this.styleTimeoutMs});`;
        return `${source}\n${checked(tag, `"c" + ${chunkId}`)}\n${timeout}`;
      });
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 50 }, () =>
        fillTables(compilation, this.fetchesStyles, (chunk, file) =>
          this.ahead.includes(chunk.name ?? '') && file.endsWith('.js') ? 'sha384' : algorithmFor(chunk, file, this.isPreloaded),
        ),
      );
    });
  }
}

type Algorithm = 'sha384' | 'sha256';
type AlgorithmFor = (chunk: Chunk, file: string) => Algorithm;

/** An empty integrity is none. */
function checked(element: string, key: string): string {
  return `${element}.integrity = ${table}[${key}] || ""; ${element}.crossOrigin = "anonymous";`;
}

/** Pages preload the scripts of parts with the hash of the release: with another one the browser would fetch them again. */
function algorithmFor(chunk: Chunk, file: string, isPreloaded: (chunkName: string) => boolean): Algorithm {
  if (!isPreloaded(chunk.name ?? '')) return 'sha256';
  const before = [...chunk.groupsIterable].flatMap((group) => group.getParents()).flatMap((group) => group.chunks);
  return file.endsWith('.js') && before.some((asking) => asking.hasRuntime()) ? 'sha384' : 'sha256';
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
function fillTables(compilation: Compilation, withStyles: boolean, algorithm: AlgorithmFor): void {
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
    const all = chunk.hasRuntime() ? [...own, ...inCircles] : [...own];
    const hashes = all
      .flatMap((later) => integrityEntries(compilation, later, algorithm))
      .filter(([key]) => withStyles || key.startsWith('s'));
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

/** Keys as the runtime knows them: scripts by webpack's loading key ("chunk-" + id), styles by chunk id. */
function integrityEntries(compilation: Compilation, chunk: Chunk, algorithmOf: AlgorithmFor): Array<[string, string]> {
  const entries: Array<[string, string]> = [];
  for (const file of chunk.files) {
    const asset = compilation.getAsset(file);
    if (!asset) continue;
    const algorithm = algorithmOf(chunk, file);
    const hash = `${algorithm}-${createHash(algorithm).update(asset.source.buffer()).digest('base64')}`;
    if (file.endsWith('.js')) entries.push([`schunk-${chunk.id}`, hash]);
    if (file.endsWith('.css')) entries.push([`c${chunk.id}`, hash]);
  }
  return entries;
}
