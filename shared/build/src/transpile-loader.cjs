const { transform } = require('esbuild');

/** By a file's name, its text and what was made of it: the builds of a process read many of the same files. */
const made = new Map();

module.exports = function transpileLoader(text) {
  const done = this.async();
  const file = this.resourcePath;
  const known = made.get(file);
  const result =
    known?.text === text
      ? known.result
      : transform(text, {
          loader: file.endsWith('x') ? 'tsx' : 'ts',
          sourcefile: file,
          target: 'es2022',
          jsx: 'automatic',
          tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true } },
          sourcemap: this.sourceMap ? 'external' : false,
        });
  made.set(file, { text, result });
  result.then(({ code, map }) => done(null, code, map || undefined), done);
};
