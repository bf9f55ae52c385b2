import { transformSync } from 'esbuild';
import webpack, { type Compiler } from 'webpack';

const name = 'UnusedExportsPlugin';
/** To ask esbuild costs more than Terser takes for what a small module has to lose. */
const worthwhileBytes = 20_000;
/** What webpack writes where it knows that an export is not used; the code itself it leaves to the minimizer. */
const unusedMark = 'unused harmony export';

/**
 * Takes from a large module what is not used of it, before Terser reads the rest: Terser would first make every function
 * as short as it can be, and then drop it. Of 8,000 lines that describe shapes of data, parts need some hundred.
 */
export class UnusedExportsPlugin {
  apply(compiler: Compiler): void {
    // Several parts of a remote carry the same module.
    const shaken = new Map<string, string>();
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { renderModuleContent } = compiler.webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderModuleContent.tap(name, (source) => {
        if (source.size() < worthwhileBytes) return source;
        const text = source.source().toString();
        if (!text.includes(unusedMark)) return source;
        const used = shaken.get(text) ?? withoutUnused(text);
        shaken.set(text, used);
        return new webpack.sources.RawSource(used);
      });
    });
  }
}

/** Webpack has made plain statements of imports and exports: a function that no other statement names is never called. */
function withoutUnused(text: string): string {
  return transformSync(text, { target: 'es2022', treeShaking: true, charset: 'utf8' }).code;
}
