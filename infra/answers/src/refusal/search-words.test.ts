import { searchWords } from './search-words.ts';

const asked = (...telling: string[]) => ({ telling });

test.each([
  ['airspeed of a swallow', ['swallow', 'airspeed'], 'airspeed swallow'],
  ['swallow, Swallow and “swallow”', ['swallow'], 'swallow'],
  ['use `:has()` inside <div>', ['div', ':has()', 'has'], '`:has()` <div>'],
  ['弹性 盒子 主轴', ['主轴', '盒子', '弹性'], '弹性 盒子 主轴'],
  ['a b c d e f g h', ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'], 'c d e f g h'],
  ['of it', [], ''],
])('of %j is searched for what tells most, as it was written and in its order', (text, telling, words) => {
  expect(searchWords(text, asked(...telling))).toBe(words);
});
