import { htmlOf } from '../../parse/html.ts';
import { DocumentIndex, type DocumentRecord } from '../../read/document-index.ts';
import type { MacroContext } from './macro.ts';
import { phraseNodes } from './data-phrase.ts';

const length = { locale: 'en-US', slug: 'Web/Length' } as DocumentRecord;
const phrase = 'a <a href="/en-US/docs/Web/Length#interpolation">length</a>';

function shown(record: DocumentRecord, locale: MacroContext['locale'] = 'en-US'): string {
  return htmlOf(phraseNodes(phrase, { locale, documents: new DocumentIndex([record]) } as MacroContext));
}

test('a sentence leads to the place that it means in a page that exists', () => {
  expect(shown(length)).toBe('a <a href="/en-US/docs/Web/Length#interpolation">length</a>');
});

test('a sentence leads to the beginning of a page that is made of data: the place is not in it', () => {
  expect(shown({ ...length, compose: () => 'Text.' })).toBe('a <a href="/en-US/docs/Web/Length">length</a>');
});

test('a sentence that was written for English leads to pages of the reader’s language', () => {
  expect(shown(length, 'fr')).toBe('a <a href="/fr/docs/Web/Length#interpolation">length</a>');
});
