// The compiler that ts-loader is given: TypeScript, which transpiles a file once a process. The browser's build, the server's
// and those of several remotes read many of the same files.
const typescript = require('typescript');

const made = new Map();

/** Made anew where the text or a setting differs by a letter; what could not be read fails in every build that reads it. */
function transpileModule(text, options) {
  if (options.transformers) return typescript.transpileModule(text, options);
  const place = JSON.stringify([options.fileName, options.reportDiagnostics, options.compilerOptions]);
  const known = made.get(place);
  if (known?.text === text) return known.output;
  const output = typescript.transpileModule(text, options);
  made.set(place, { text, output });
  return output;
}

module.exports = Object.create(typescript, { transpileModule: { value: transpileModule, enumerable: true } });
