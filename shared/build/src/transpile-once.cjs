// What webpack is given of a TypeScript file, made once a process: the browser's build, the server's and those of several
// remotes read many of the same files.
const { transform } = require('esbuild');

const made = new Map();

/** Made anew where the text differs by a letter; what could not be read fails in every build that reads it. */
function transpileOnce(file, text, withMap) {
  const place = JSON.stringify([file, withMap]);
  const known = made.get(place);
  if (known?.text === text) return known.output;
  const output = transform(text, {
    sourcefile: file,
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: withMap ? 'external' : false,
    charset: 'utf8',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  made.set(place, { text, output });
  return output;
}

module.exports = function transpileLoader(text) {
  const done = this.async();
  transpileOnce(this.resourcePath, text, this.sourceMap).then(({ code, map }) => done(null, code, map || undefined), done);
};
module.exports.transpileOnce = transpileOnce;
