// Jest transformer: TypeScript through esbuild, catalogues as the build makes them, CSS modules as a name-for-name table.
const { createHash } = require('node:crypto');
const { readdirSync } = require('node:fs');
const { dirname } = require('node:path');
const { transformSync } = require('esbuild');
const { catalogueModule } = require('./catalogue-module.cjs');

const cssTable = 'module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };';

module.exports = {
  process(source, path) {
    if (path.endsWith('.css')) return { code: cssTable };
    if (isCatalogue(path)) return this.process(catalogueModule({ source, languages: otherLanguages(path) }), `${path}.ts`);
    if (/\.(ftl|svg|woff2)$/.test(path)) return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(source)} };` };
    const { code, map } = transformSync(source, {
      sourcefile: path,
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      // Jest runs scripts, in which import() needs a flag of Node: a promised require is the same to a test.
      supported: { 'dynamic-import': false },
      sourcemap: 'external',
      define: { 'import.meta.url': '__import_meta_url', 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
      banner: "const __import_meta_url = require('node:url').pathToFileURL(__filename).href;",
    });
    // Lets jest.spyOn replace what a module exports, so that a test can take away what production code cannot leave out.
    const spyable = code.replace('{ get: () => from[key], enumerable:', '{ get: () => from[key], configurable: true, enumerable:');
    // A module that declares __dirname for itself would clash with the one that jest hands in.
    return { code: /^const __dirname\b/m.test(source) ? `{${spyable}\n}` : spyable, map };
  },
  getCacheKey(source, path, { configString }) {
    const languages = isCatalogue(path) ? otherLanguages(path).join() : '';
    return createHash('sha256').update(source).update(path).update(languages).update(configString).update('7').digest('hex');
  },
};

function isCatalogue(path) {
  return path.endsWith('/en-US.ftl');
}

/** The languages that are beside English; that none is missing is tested for the whole repository. */
function otherLanguages(path) {
  const languages = readdirSync(dirname(path)).filter((file) => file.endsWith('.ftl'));
  return languages.map((file) => file.slice(0, -'.ftl'.length)).filter((language) => language !== 'en-US');
}
