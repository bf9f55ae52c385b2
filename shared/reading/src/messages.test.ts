import { activeLocales } from '@webdocs/contracts/reader/locale';
import { catalogue, createMessages } from '@webdocs/i18n';
import { translationFlaws } from '@webdocs/i18n/translation-flaws';
import { readingMessages, readingTranslations, withReading } from './messages.ts';

const otherLanguages = activeLocales.filter((locale) => locale !== 'en-US');

test.each(otherLanguages)('a reader of %s sees what stands around long text in that language', async (locale) => {
  const [english = '', translation = ''] = await catalogue(readingMessages, readingTranslations).sourcesFor(locale);
  expect(translationFlaws({ locale, english, translation })).toEqual([]);
});

test('it can stand behind the catalogue of a remote', async () => {
  const messages = createMessages('en-US', await catalogue('docs-title = Title' + readingMessages).sourcesFor('en-US'));
  expect(messages.text('docs-title')).toBe('Title');
  expect(messages.text('reading-copy')).toBe('Copy');
});

test('it can stand behind the translations of a remote, also where the remote has none', async () => {
  const both = catalogue('docs-title = Title' + readingMessages, withReading({ fr: async () => ({ default: 'docs-title = Titre' }) }));
  const french = createMessages('fr', await both.sourcesFor('fr'));
  expect([french.text('docs-title'), french.text('reading-copy')]).toEqual(['Titre', 'Copier']);
  const spanish = createMessages('es', await both.sourcesFor('es'));
  expect([spanish.text('docs-title'), spanish.text('reading-copy')]).toEqual(['Title', 'Copiar']);
});
