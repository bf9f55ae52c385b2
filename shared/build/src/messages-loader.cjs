const { existsSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const { catalogueModule, isEnglishOnly } = require('./catalogue-module.cjs');

/**
 * Makes a module of a file of messages: of English the catalogue of its folder, of another language its text.
 * `read` turns what is written in Fluent into what browsers read without a parser.
 */
module.exports = function messagesLoader(source) {
  const { read, english, languages } = this.getOptions();
  const text = read ? read(source) : source;
  if (basename(this.resourcePath) !== `${english}.ftl`) return `export default ${JSON.stringify(text)};`;
  const folder = dirname(this.resourcePath);
  // A language that is added is seen without a restart.
  this.addContextDependency(folder);
  if (isEnglishOnly(source)) return catalogueModule({ source, english: text, languages: [] });
  // What a language has no file for yet is shown in English; the checks name the files to write.
  return catalogueModule({ source, english: text, languages: languages.filter((language) => existsSync(join(folder, `${language}.ftl`))) });
};
