import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const name = 'ChunkIntegrityPlugin';
const table = '__webpack_require__.integrityOf';
/** A valid object literal: the minifier must be able to read the code around it. */
const placeholder = '{"webdocs-integrity":""}';
const placeholderPattern = /\{\s*["']?webdocs-integrity["']?\s*:\s*(?:""|'')\s*\}/g;

/**
 * Gives every late script and stylesheet of a container its sha384, checked by the browser before it runs. The hash
 * table stands in the container's entry, whose own hash stands in the signed release.
 */
export class ChunkIntegrityPlugin {
  constructor(
    private readonly styleTimeoutMs: number,
    private readonly fetchesStyles: boolean,
  ) {}

  apply(compiler: Compiler): void {
    const { RuntimeModule, RuntimeGlobals, runtime } = compiler.webpack;

    class IntegrityTable extends RuntimeModule {
      constructor() {
        super('integrity of chunks', RuntimeModule.STAGE_BASIC);
      }
      override generate(): string {
        return `${table} = ${placeholder};`;
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(name, (chunk: Chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
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
        fillTables(compilation, this.fetchesStyles),
      );
    });
  }
}

/** An empty integrity is none. */
function checked(element: string, key: string): string {
  return `${element}.integrity = ${table}[${key}] || ""; ${element}.crossOrigin = "anonymous";`;
}

function fillTables(compilation: Compilation, withStyles: boolean): void {
  const entries = integrityEntries(compilation).filter(([key]) => withStyles || key.startsWith('s'));
  const hashes = JSON.stringify(Object.fromEntries(entries));
  for (const { name: file, source } of compilation.getAssets()) {
    if (!file.endsWith('.js')) continue;
    const text = source.source().toString();
    if (!text.includes('webdocs-integrity')) continue;
    compilation.updateAsset(file, new webpack.sources.RawSource(text.replace(placeholderPattern, hashes)));
  }
}

/** Keys as the runtime knows them: scripts by webpack's loading key ("chunk-" + id), styles by chunk id. */
function integrityEntries(compilation: Compilation): Array<[string, string]> {
  const entries: Array<[string, string]> = [];
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      const asset = compilation.getAsset(file);
      if (!asset) continue;
      const hash = `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
      if (file.endsWith('.js')) entries.push([`schunk-${chunk.id}`, hash]);
      if (file.endsWith('.css')) entries.push([`c${chunk.id}`, hash]);
    }
  }
  return entries;
}
