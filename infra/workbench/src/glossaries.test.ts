import { activeLocales, fallbackLocale } from '@webdocs/contracts/reader/locale';
import * as v from 'valibot';
import { EnglishTermsSchema, gapsOf, GlossarySchema, glossaryFlaws, textsIn } from './facts/glossary-flaws.ts';
import { readRepositoryFile } from './facts/repository-files.ts';
import { writtenCatalogues } from './facts/written-catalogues.ts';

const catalogues = writtenCatalogues();
const ids = new Set(catalogues.flatMap(({ files }) => [...textsIn(files[fallbackLocale] ?? '').keys()]));
const glossaryOf = (name: string): unknown => JSON.parse(readRepositoryFile(`shared/i18n/glossary/${name}.json`));
const english = v.parse(EnglishTermsSchema, glossaryOf(fallbackLocale));
const languages = activeLocales.filter((locale) => locale !== fallbackLocale);

test.each(languages)('%s calls one thing by one word, as its glossary has it, and speaks to users in one way', (locale) => {
  const glossary = v.parse(GlossarySchema, glossaryOf(locale));
  expect(gapsOf(english, glossary, ids)).toEqual([]);
  expect(catalogues.flatMap((catalogue) => glossaryFlaws(catalogue, locale, english, glossary))).toEqual([]);
});

describe('a translation that leaves its glossary is refused', () => {
  const terms = { account: 'accounts?' };
  const glossary = {
    notes: [],
    never: [{ pattern: '\\busted\\b', say: 'tú' }],
    terms: { account: { say: 'cuenta', elsewhere: ['tea-bill'] } },
  };
  const flaws = (id: string, from: string, to: string) =>
    glossaryFlaws({ folder: 'tea', files: { 'en-US': `${id} = ${from}\n`, es: `${id} = ${to}\n` } }, 'es', terms, glossary);

  test('for another word', () => {
    expect(flaws('tea-own', 'Your accounts', 'Tus perfiles')).toEqual(['tea/es.ftl: tea-own: "account" is called cuenta']);
    expect(flaws('tea-own', 'Your accounts', 'Tus cuentas')).toEqual([]);
  });

  test('unless the message is known to mean something else', () => {
    expect(flaws('tea-bill', 'On account of tea', 'Por el té')).toEqual([]);
  });

  test('for another way of speaking', () => {
    expect(flaws('tea-ask', 'Do you want tea?', '¿Usted quiere té?')).toEqual(['tea/es.ftl: tea-ask: it says \\busted\\b; say tú']);
  });

  test('and a glossary with gaps is', () => {
    expect(gapsOf(terms, { ...glossary, terms: { cup: { say: 'taza', elsewhere: ['tea-gone'] } } }, new Set())).toEqual([
      'it does not say what "account" is called',
      '"cup" is no term of the site',
      '"cup": there is no message tea-gone',
    ]);
  });
});
