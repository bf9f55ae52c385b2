const { existsSync, readFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const { catalogueModule, isEnglishOnly } = require('./catalogue-module.cjs');

/**
 * Makes a module of a file of messages: of English the catalogue of its folder, of another language its text.
 * `read` turns what is written in Fluent into what browsers read without a parser, and `readTranslation` the same beside its English.
 */
module.exports = function messagesLoader(source) {
  const { read, readTranslation, english, languages } = this.getOptions();
  const folder = dirname(this.resourcePath);
  if (basename(this.resourcePath) !== `${english}.ftl`)
    return translationModule(this, source, join(folder, `${english}.ftl`), readTranslation);
  const text = read ? read(source) : source;
  // A language that is added is seen without a restart.
  this.addContextDependency(folder);
  if (isEnglishOnly(source)) return catalogueModule({ source, english: text, languages: [] });
  // What a language has no file for yet is shown in English; the checks name the files to write.
  return catalogueModule({ source, english: text, languages: languages.filter((language) => existsSync(join(folder, `${language}.ftl`))) });
};

function translationModule(loader, source, englishPath, readTranslation) {
  if (!readTranslation) return `export default ${JSON.stringify(source)};`;
  // A message that is added to English moves those after it.
  loader.addDependency(englishPath);
  return `export default ${JSON.stringify(readTranslation(source, readFileSync(englishPath, 'utf8')))};`;
}
