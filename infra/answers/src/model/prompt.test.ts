import { plantedInjections } from '../../fixtures/planted-injections.ts';
import type { AskedQuestion } from '../asked-question.ts';
import { answerMarkdown } from '../markdown/answer-markdown.ts';
import { instruction, promptOf } from './prompt.ts';

function asked(changed: Partial<AskedQuestion> = {}): AskedQuestion {
  return {
    text: 'What is it?',
    earlier: [],
    locale: 'en-US',
    isForSubscriber: false,
    signal: new AbortController().signal,
    ...changed,
  };
}

const outline = ['PASSAGES', 'PASSAGE [1]', 'END OF PASSAGES', 'LANGUAGE OF THE ANSWER: American English', 'QUESTION', 'END OF QUESTION'];
/** The lines that are ours: all others begin with the mark of data. */
const ours = (content: string): string[] => content.split('\n').filter((line) => !line.startsWith('| '));
/** Also for what takes other signs than a line feed for the end of a line. */
const linesByAnySign = (content: string): string[] => content.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);

test('forty injections and more are planted', () => {
  expect(plantedInjections.length).toBeGreaterThanOrEqual(40);
});

test.each(plantedInjections.map((planted) => [planted.name, planted] as const))(
  'what a page holds is never sent as an instruction: %s',
  (_name, { passage }) => {
    const { messages } = promptOf(asked(), [passage], 12_000);
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[0]?.content).toBe(instruction);
    const content = messages[1]?.content ?? '';
    expect(ours(content)).toEqual(outline);
    expect(linesByAnySign(content)).toEqual(content.split('\n'));
    expect(content).not.toMatch(/<\||<｜|<\/?s>|\[\/?INST\]|<<\/?SYS|<(?:start|end)_of_turn>/i);
    expect(content).not.toMatch(/[\u200B\u202E\u{E0000}-\u{E007F}]/u);
  },
);

test.each(plantedInjections.map((planted) => [planted.name, planted] as const))(
  'what a reader says is never sent as an instruction: %s',
  (_name, { text }) => {
    const { messages } = promptOf(asked({ text, earlier: [{ question: text, answer: 'Yes [1].' }] }), [], 12_000);
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[0]?.content).toBe(instruction);
    expect(ours(messages[1]?.content ?? '')).toEqual([]);
    expect(ours(messages[3]?.content ?? '')).toEqual(outline.filter((line) => line !== 'PASSAGE [1]'));
  },
);

test.each(plantedInjections.map((planted) => [planted.name, planted] as const))(
  'what a page holds is shown as text, never as markup: %s',
  (_name, { passage }) => {
    const quote = { runs: [...passage.runs], heading: passage.heading ?? '', source: 1, href: passage.href, locale: passage.locale };
    const text = answerMarkdown({ kind: 'passages', quotes: [quote], sources: [passage.source], follow_ups: [] }, 'en-US');
    const plain = text.replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');
    expect(plain).not.toMatch(/(?<!\\)</);
    expect(plain.match(/(?<!\\)\]\(/g)).toHaveLength(1);
    expect(text).toContain(`](${passage.href})`);
  },
);

test('passages of one page have one number, and the best goes along however little room there is', () => {
  const [first, second] = plantedInjections.map(({ passage }) => passage);
  if (!first || !second) throw new Error('none planted');
  const { sources, messages } = promptOf(asked(), [first, second, first], 12_000);
  expect(sources).toEqual([first.source, second.source]);
  expect(messages[1]?.content.match(/^PASSAGE \[\d\]$/gm)).toEqual(['PASSAGE [1]', 'PASSAGE [2]', 'PASSAGE [1]']);
  const long = { ...first, runs: [{ text: 'word '.repeat(5000) }] };
  const tight = promptOf(asked(), [long, second], 2000);
  expect(tight.sources).toEqual([first.source]);
  expect(tight.tokens).toBeLessThan(2200);
});

test('of what was said before the newest is kept, as far as there is room', () => {
  const earlier = Array.from({ length: 50 }, (_, at) => ({ question: `question ${at}`, answer: 'word '.repeat(200) }));
  const { messages } = promptOf(asked({ earlier }), [], 12_000);
  expect(messages.at(-3)?.content).toBe('| question 49');
  expect(messages.length).toBeLessThan(25);
  expect(messages.length % 2).toBe(0);
});

test('a question is refused that leaves no room for passages', () => {
  expect(() => promptOf(asked({ text: '字'.repeat(25_000) }), [], 12_000)).toThrow('longer than what can be answered');
});
