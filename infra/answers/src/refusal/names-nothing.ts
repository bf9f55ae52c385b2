import type { Locale } from '@webdocs/contracts/reader/locale';
import { ofLanguages, type ByLanguage } from '../asking/by-language.ts';

/**
 * Words that ask, join, or point at what was said before: none of them says what a question is about. Those that are names in code too, such
 * as `this`, are not among them.
 */
const words: ByLanguage<string> = {
  'en-US':
    "and|but|or|so|also|ok|okay|well|please|why|how|what|what's|when|where|which|who|is|are|was|were|do|does|did|can|could|should|would|will|has|have|be|it|its|it's|that|that's|those|they|them|there|he|she|i|you|we|me|us|my|a|an|to|about|no|yes|exactly|really|more|other|another|one|ones|same|example|examples|come|mean|means|work|works|tell|explain|show|give|again|now|here|than|the|these",
  es: 'y|e|o|pero|entonces|por|qué|que|porqué|cómo|como|cuándo|cuál|cuáles|dónde|quién|es|son|era|eso|esto|esta|este|ello|lo|la|el|los|las|un|una|de|del|para|en|con|sobre|no|sí|más|otro|otra|ejemplo|también|se|me|puedo|puede|hay',
  fr: 'et|ou|mais|alors|donc|pourquoi|comment|quand|quoi|que|qu|quel|quelle|quels|quelles|où|qui|est|sont|était|ce|c|cela|ça|ceci|il|elle|ils|le|la|les|l|un|une|de|du|des|d|pour|en|dans|avec|sur|ne|n|pas|non|oui|plus|autre|exemple|aussi|je|me|peut|a|t',
  'pt-BR':
    'e|ou|mas|então|por|quê|que|porquê|porque|como|quando|qual|quais|onde|quem|é|são|era|isso|isto|este|esta|ele|ela|o|a|os|as|um|uma|de|do|da|para|em|no|na|com|sobre|não|sim|mais|outro|outra|exemplo|também|se|me|posso|pode|há',
  ru: 'и|а|но|или|тогда|почему|зачем|как|когда|что|чего|какой|какая|какие|где|кто|это|этот|эта|эти|то|тот|он|она|оно|они|его|её|их|не|нет|да|ещё|еще|же|ли|бы|для|в|на|с|о|об|так|именно|другой|пример|тоже|мне|можно',
  ja: 'なぜ|どうして|なんで|どう|どうやって|何|なに|いつ|どこ|どれ|誰|それ|これ|あれ|その|この|では|じゃあ|でも|そして|もっと|例|詳しく|教えて|ください|です|ます|でしょう|か|は|が|を|に|の|も|と|で|ね|よ|ん',
  ko: '왜|어떻게|뭐|무엇|언제|어디|누구|그럼|그리고|그런데|그것|그거|이것|이거|그건|이건|더|예|예를|들면|좀|요|은|는|이|가|을|를|의|도|그래서|왜요|왜죠|어째서',
  'zh-CN':
    '为什么|为何|怎么|怎样|如何|什么|哪个|哪里|何时|谁|那|那么|这|这个|那个|它|它们|还有|然后|而且|但是|呢|吗|的|了|是|啊|呀|更多|例子|再|说|请|能|可以|详细',
  'zh-TW':
    '為什麼|為何|怎麼|怎樣|如何|什麼|哪個|哪裡|何時|誰|那|那麼|這|這個|那個|它|它們|還有|然後|而且|但是|呢|嗎|的|了|是|啊|呀|更多|例子|再|說|請|能|可以|詳細',
};
const isUnspaced: ReadonlySet<Locale> = new Set(['ja', 'zh-CN', 'zh-TW']);

/** Whether a word asks, joins, or points at what was said before. */
export function saysNothing(word: string, locale: Locale): boolean {
  return ofLanguages(words, locale).some((some) => some.split('|').includes(word));
}

/** Whether nothing in a question says what it is about: "and why?", which only the question before it could tell. */
export function namesNothing(text: string, locale: Locale): boolean {
  if (/[`<>{}()]/.test(text)) return false;
  const known = ofLanguages(words, locale).flatMap((some) => some.split('|'));
  const said =
    (isUnspaced.has(locale) ? withSpaces(text, known) : text)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}\p{M}_$]+(?:'[\p{L}]+)*|[^\s\p{L}\p{N}\p{P}]/gu) ?? [];
  const isKnown = new Set(known);
  return said.every((word) => isKnown.has(word) || word.split("'").every((part) => isKnown.has(part)));
}

/** In place of the words that are looked for, the longest first: nothing else says where one begins and ends. */
function withSpaces(text: string, known: readonly string[]): string {
  const longestFirst = known.filter((word) => !/^[\w']+$/.test(word)).sort((a, b) => b.length - a.length);
  return text.replace(new RegExp(longestFirst.join('|'), 'gu'), ' ');
}
