// The compiler that ts-loader asks: TypeScript, with esbuild to leave out the types. Each file is transpiled once a process,
// because the browser's build, the server's and those of several remotes read many of the same files.
const { transformSync } = require('esbuild');
const typescript = require('typescript');

const made = new Map();

/** As TypeScript answers. A text that cannot be read throws, and fails every build that reads it. */
function transpileModule(text, options) {
  const { fileName, compilerOptions, transformers } = options;
  // What React Refresh adds is made by a transformer of TypeScript.
  if (transformers?.before?.length) return typescript.transpileModule(text, options);
  const sourcemap = compilerOptions.sourceMap ? 'external' : false;
  const key = JSON.stringify([fileName, sourcemap]);
  const known = made.get(key);
  if (known?.text === text) return known.output;
  const { code, map } = transformSync(text, {
    sourcefile: fileName,
    loader: fileName.endsWith('x') ? 'tsx' : 'ts',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap,
    charset: 'utf8',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const output = { outputText: code, sourceMapText: map || undefined, diagnostics: [] };
  made.set(key, { text, output });
  return output;
}

module.exports = Object.create(typescript, { transpileModule: { value: transpileModule } });
