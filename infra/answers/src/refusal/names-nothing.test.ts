import type { Locale } from '@webdocs/contracts/reader/locale';
import { namesNothing } from './names-nothing.ts';

test.each<readonly [Locale, string]>([
  ['en-US', 'and why?'],
  ['en-US', 'What’s that?'],
  ['en-US', 'How does it work?'],
  ['en-US', 'why'],
  ['en-US', 'And another example, please'],
  ['es', '¿Y por qué?'],
  ['fr', "Et pourquoi est-ce que c'est ?"],
  ['pt-BR', 'E como?'],
  ['ru', 'А почему?'],
  ['ja', 'それはなぜですか?'],
  ['ko', '그럼 왜요?'],
  ['zh-CN', '那为什么呢?'],
  ['zh-TW', '那為什麼呢?'],
  ['ja', 'and why?'],
])('in %s %j names nothing', (locale, text) => {
  expect(namesNothing(text, locale)).toBe(true);
});

test.each<readonly [Locale, string]>([
  ['en-US', 'What is JavaScript?'],
  ['en-US', 'What does this mean in a function?'],
  ['en-US', 'what is <a>'],
  ['en-US', 'What is this?'],
  ['en-US', 'What does `is` do?'],
  ['en-US', 'what does => mean'],
  ['en-US', 'what is ??='],
  ['en-US', 'And in Firefox?'],
  ['en-US', 'what is 429'],
  ['es', '¿Y en Firefox?'],
  ['fr', "Qu'est-ce que CSS ?"],
  ['ja', 'フレックスボックスとは何ですか'],
  ['ko', '왜 플렉스박스를 쓰나요'],
  ['zh-CN', '什么是闭包'],
  ['zh-TW', '什麼是閉包'],
])('in %s %j names something', (locale, text) => {
  expect(namesNothing(text, locale)).toBe(false);
});
