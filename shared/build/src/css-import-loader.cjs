const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * Puts the sheets that a style sheet imports in their place, before its class names are made: the pieces of one module
 * share its names. Imports of css-loader would give each piece names of its own.
 */
module.exports = function cssImportLoader(source) {
  return source.replace(/^@import '(\.\/[^']+)';\n/gm, (_, path) => {
    const file = join(dirname(this.resourcePath), path);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  });
};
