// `import words from './words/en-US.ftl'`: the English file of a folder stands for the catalogue of all its languages.
// English travels with the code that imports it, each other language is a chunk that is fetched when a page needs it.

/** Some texts are shown in English only, on pages that exist in no other language. */
const englishOnly = /^### English only\b/m;
/** Catalogues that name the same chunk are fetched together: what often meets in a page is one request. */
const chunkName = /^### Chunk: ([a-z-]+)$/m;

module.exports = { catalogueModule, isEnglishOnly: (source) => englishOnly.test(source) };

function catalogueModule({ source, english = source, languages }) {
  const chunk = chunkName.exec(source)?.[1] ?? 'words';
  const fetched = languages.map(
    (language) => `  '${language}': () => import(/* webpackChunkName: "${chunk}-${language}" */ './${language}.ftl'),`,
  );
  return [
    `import { catalogue } from '@webdocs/i18n';`,
    `export default /*#__PURE__*/ catalogue(${JSON.stringify(english)}, {`,
    ...fetched,
    '});',
  ].join('\n');
}
