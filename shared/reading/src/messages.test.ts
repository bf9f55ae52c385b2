import { activeLocales } from '@webdocs/contracts/locale';
import { catalogue, createMessages } from '@webdocs/i18n';
import { readingMessages, readingTranslations } from './messages.ts';

test.each(activeLocales)('a reader of %s sees the heading of the contents list in that language', async (locale) => {
  const messages = createMessages(locale, await catalogue(readingMessages, readingTranslations).sourcesFor(locale));
  const heading = messages.text('reading-toc-heading');
  expect(messages.has('reading-toc-heading')).toBe(true);
  if (locale === 'en-US') expect(heading).toBe('In this article');
  else expect(heading).not.toBe('In this article');
  expect(messages.text('reading-copied')).toBe('Copied!');
});

test('it can stand behind the catalogue of a remote', async () => {
  const messages = createMessages('en-US', await catalogue('docs-title = Title' + readingMessages).sourcesFor('en-US'));
  expect(messages.text('docs-title')).toBe('Title');
  expect(messages.text('reading-copy')).toBe('Copy');
});
