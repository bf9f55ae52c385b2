import { facts, passages, refusal } from '../../fixtures/ai-help-api.ts';
import { spokenAnswer } from './spoken-answer.ts';

test('a fact is read out with what belongs to it and the words of its page', () => {
  expect(spokenAnswer(facts)).toBe(
    'Supported in Safari since 15.4. Widely available. Released March 14, 2022. The functional :has() pseudo-class.',
  );
});

test('passages are read out without their code, and what is no answer is not read out as one', () => {
  expect(spokenAnswer(passages)).toBe('Boil it.');
  expect(spokenAnswer(refusal)).toBeUndefined();
});
