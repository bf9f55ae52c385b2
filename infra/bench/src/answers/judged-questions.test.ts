import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { halves, halfOf, readJudgedQuestions, setFile } from './judged-questions.ts';

/**
 * Written before the librarian. When this fails, put the file back as it was: a set that is changed to suit the answers says
 * nothing about them.
 */
const frozen = {
  answerable: 'ac1ac51cb896b47dafc08f727b6915080a5c5e115c501d1e0b935eeb05916d35',
  unanswerable: 'ed3b2ed410ce41a3c9ec5f7b8c3def0b4d3f565305f886823a9fd81673b688fa',
  typed: '98e53a1933055af416189a12c65c8c5ab08913f7b155e1049f2f842c1314b88e',
} as const;
const fewest = { answerable: 120, unanswerable: 40, typed: 60 } as const;
const sets = ['answerable', 'unanswerable', 'typed'] as const;

test.each(sets)('the %s questions are those that were written before the librarian', async (name) => {
  const bytes = await readFile(setFile(name));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(frozen[name]);
});

test.each(sets)('there are enough %s questions, none twice, about as many in each half', async (name) => {
  const asked = (await readJudgedQuestions())[name];
  const keys = asked.map(({ site, question }) => `${site} ${question}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(asked.length).toBeGreaterThanOrEqual(fewest[name]);
  for (const half of halves) expect(asked.filter((one) => halfOf(one) === half).length).toBeGreaterThan(asked.length * 0.35);
});

test.each(sets)('the %s questions are in every language', async (name) => {
  const spoken = new Set((await readJudgedQuestions())[name].map(({ locale }) => locale));
  expect(activeLocales.filter((locale) => !spoken.has(locale))).toEqual([]);
});
