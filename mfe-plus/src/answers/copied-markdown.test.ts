import type { Answer } from '@webdocs/contracts/answers/answer';
import { facts, passages, written } from '../../fixtures/ai-help-api.ts';
import { copiedMarkdown } from './copied-markdown.ts';

const origin = 'https://docs.example';
const copied = (answer: Answer | undefined, text: string, sources = answer?.sources ?? []) =>
  copiedMarkdown({ text, answer, sources, origin, dataOf: (day) => `Data from ${day}` });

test('a fact is as the server wrote it, with whole addresses', () => {
  const text = [
    'Supported in Safari since 15.4',
    '> The functional `:has()` pseudo-class.',
    '[Tea: Description](/en-US/docs/Tea#description:~:text=The%20functional)',
    '- Data: [Data of tea](/en-US/docs/Tea#data), as of November 17, 2026',
  ].join('\n\n');
  expect(copied(facts, text)).toBe(text.replaceAll('](/', '](https://docs.example/'));
});

test('data of which no page of this site tells is named and has no link', () => {
  const sources = [{ title: 'Registry', data: { name: 'Registry', day: '2026-11-17' } }];
  expect(copied({ ...written, text: 'Too many.', sources } as Answer, '')).toBe('Too many.\n\n1. Registry (Data from 2026-11-17)');
});

test('passages name their pages below their words already', () => {
  expect(copied(passages, '> Boil it.\n\n[Tea](/en-US/docs/Tea#boil)')).toBe(
    '> Boil it.\n\n[Tea](https://docs.example/en-US/docs/Tea#boil)',
  );
});

test('the text of a model has its sources below it, in the order of their numbers; code in it is as it was', () => {
  const text = 'Boil [it](/en-US/docs/Kettle). [1]\n\n```md\n[a](/b)\n```\n\nSee [that](/c) and [this](https://a.example/).';
  expect(copied({ ...written, text }, '')).toBe(
    'Boil [it](https://docs.example/en-US/docs/Kettle). [1]\n\n```md\n[a](/b)\n```\n\n' +
      'See [that](https://docs.example/c) and [this](https://a.example/).\n\n1. [Tea](https://docs.example/en-US/docs/Tea)',
  );
});

test('text that was cut off is copied as far as it came, and no source is claimed for it', () => {
  expect(copied(undefined, 'Boil it. [1] Then', written.sources)).toBe('Boil it. [1] Then');
});
