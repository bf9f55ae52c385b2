import { FluentResource } from '@fluent/bundle';
import { activeLocales, fallbackLocale } from '@webdocs/contracts/reader/locale';
import { messageLines, translationLines } from '@webdocs/i18n/message-lines';
import { prepareMessages, readMessages } from '@webdocs/i18n/message-source-in-browsers';
import { catalogueFlaws, clashes } from './facts/catalogue-flaws.ts';
import { writtenCatalogues } from './facts/written-catalogues.ts';

const catalogues = writtenCatalogues();

test('there are catalogues to check', () => {
  expect(catalogues.length).toBeGreaterThan(20);
});

test.each(catalogues.map((catalogue) => [catalogue.folder, catalogue] as const))(
  '%s says in every language all that English says, in its own words',
  (_folder, catalogue) => {
    expect(Object.keys(catalogue.files)).toContain(fallbackLocale);
    expect(catalogueFlaws(catalogue)).toEqual([]);
  },
);

test('an id that two catalogues share says the same in both', () => {
  const ofPages = catalogues.filter(({ folder }) => folder.endsWith('/words'));
  expect(clashes(ofPages)).toEqual([]);
});

test('browsers read in each catalogue what is written in it, though a build has made it short', async () => {
  const saidIn = (...resources: FluentResource[]) => new Map(resources.flatMap(({ body }) => body).map(({ id, value }) => [id, value]));
  for (const { files } of catalogues) {
    const { [fallbackLocale]: english = '', ...translations } = files;
    const lines = messageLines(english);
    for (const written of Object.values(translations)) {
      const read = readMessages(await prepareMessages(translationLines(written, english), lines));
      expect(saidIn(readMessages(lines), read)).toEqual(saidIn(new FluentResource(english), new FluentResource(written)));
    }
  }
});

describe('a catalogue that is not whole is refused', () => {
  const folder = 'mfe-tea/src/features/kettle/words';
  const whole = {
    folder,
    files: Object.fromEntries(activeLocales.map((locale) => [locale, `tea-boil = Boil ${locale} { $cups }\n`])),
  };
  const changed = (files: Record<string, string | undefined>) => {
    const all = Object.entries({ ...whole.files, ...files }).filter((file): file is [string, string] => file[1] !== undefined);
    return { folder, files: Object.fromEntries(all) };
  };

  test('and a whole one is not', () => {
    expect(catalogueFlaws(whole)).toEqual([]);
  });

  test.each([
    ['a language that is missing', { fr: undefined }, `has no texts for fr. Write ${folder}/fr.ftl`],
    ['a message that is missing', { fr: '' }, `${folder}/fr.ftl: tea-boil: it is missing`],
    ['a message that English has not', { fr: 'tea-boil = Bouillir { $cups }\ntea-x = X\n' }, 'tea-x: English has no such message'],
    ['a value that English has not', { fr: 'tea-boil = Bouillir { $pots }\n' }, 'tea-boil: English has no $pots'],
    ['a value that is not shown', { fr: 'tea-boil = Bouillir\n' }, 'tea-boil: it does not show $cups'],
    ['a message that was not translated', { fr: 'tea-boil = Boil en-US { $cups }\n' }, 'it still reads as in English'],
    ['a language that the site has not', { it: 'tea-boil = Bollire { $cups }\n' }, 'no language of the site'],
  ])('for %s', (_what, files, flaw) => {
    expect(catalogueFlaws(changed(files)).join('\n')).toContain(flaw);
  });

  test('for a translation where English says that there is none', () => {
    expect(catalogueFlaws(changed({ 'en-US': '### English only\n\ntea-boil = Boil\n' }))).toHaveLength(activeLocales.length - 1);
  });

  test('and what is meant to read as in English is said above the message', () => {
    const same = { 'en-US': '# Same as in English: fr\ntea-boil = Boil { $cups }\n', fr: 'tea-boil = Boil { $cups }\n' };
    expect(catalogueFlaws(changed(same))).toEqual([]);
    expect(catalogueFlaws(changed({ ...same, fr: 'tea-boil = Bouillir { $cups }\n' })).join()).toContain('and is not');
  });

  test('a tenth language is asked of every catalogue by the names of its files', () => {
    const asked = catalogues.flatMap((catalogue) => catalogueFlaws(catalogue, [...activeLocales.slice(1), 'de']));
    const whereTranslated = catalogues.filter(({ files }) => !files['en-US']?.startsWith('### English only'));
    expect(asked).toHaveLength(whereTranslated.length);
    for (const { folder: missing } of whereTranslated) expect(asked.join('\n')).toContain(`${missing}/de.ftl`);
  });

  test('one id with two meanings is told', () => {
    const other = { folder: 'mfe-tea/src/features/cup/words', files: { 'en-US': 'tea-boil = Something else\n' } };
    expect(clashes([whole, other])).toEqual([`${other.folder}/en-US.ftl: tea-boil says something else in ${folder}`]);
  });
});
