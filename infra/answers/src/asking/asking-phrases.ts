import type { Locale } from '@webdocs/contracts/reader/locale';
import { ofLanguages, type ByLanguage } from './by-language.ts';
import { separatedWords } from './separated-words.ts';

interface Asking {
  /** Asks what something is; the rest of the question is its name. */
  readonly definition: readonly RegExp[];
  /** Words that make a question of its words and are not looked for in pages. */
  readonly asking: readonly RegExp[];
}

/** Neither a letter nor a digit before, or after. */
const word = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu');
const phrase = (alternatives: string): RegExp => new RegExp(`(?:${alternatives})`, 'giu');

const askingPhrases: ByLanguage<Asking> = {
  'en-US': {
    definition: [
      /^(?:what(?:'s| is| are| does)|define|explain|meaning of|definition of)\s+(?:an?\s+|the\s+)?(.+?)(?:\s+(?:mean|stand for|in (?:javascript|js|css|html|http)))?\s*[?.!]*$/iu,
    ],
    asking: [
      word(
        "what's|what is|what are|what does|what do|how do i|how do you|how can i|how can you|how to|how does|how do|how is|how are|how should i",
      ),
      word(
        'can i|can you|could you|please|should i|when should i|why does|why is|why do|tell me|show me|explain|i want to|i need to|is there a way to|which|when|why|mean|means|stand for|best way to',
      ),
    ],
  },
  es: {
    definition: [/^¿?\s*(?:qué|que|cuál|cual)\s+(?:es|son|significa)\s+(?:el\s+|la\s+|los\s+|las\s+|un\s+|una\s+)?(.+?)\s*[?.!]*$/iu],
    asking: [
      word(
        'qué es|que es|qué son|qué significa|cómo se|cómo puedo|cómo podría|cómo funciona|cómo funcionan|cómo hago para|cómo|como se|como puedo|cuál es|cuáles son|cuándo|por qué|para qué sirve|para qué|dónde|quiero|necesito|puedo|explica|hacer que|hacer',
      ),
    ],
  },
  fr: {
    definition: [
      /^(?:qu['’]est[- ]ce que?|que signifie|c['’]est quoi|que veut dire)\s*(?:le\s+|la\s+|les\s+|l['’]|un\s+|une\s+)?(.+?)\s*[?.!]*$/iu,
      /^(?:qu['’]est[- ]ce qu['’])(?:un\s+|une\s+)?(.+?)\s*[?.!]*$/iu,
    ],
    asking: [
      word(
        "qu['’]est[- ]ce que|qu['’]est[- ]ce qu|que signifie|c['’]est quoi|comment puis-je|comment faire pour|comment fonctionne|comment fonctionnent|comment|pourquoi|quand|est-ce que|quelle est|quel est|quels sont|quelles sont|à quoi sert|puis-je|je veux|expliquer|faire",
      ),
    ],
  },
  'pt-BR': {
    definition: [/^(?:o que é|o que são|o que significa|que é|qual é)\s+(?:o\s+|a\s+|os\s+|as\s+|um\s+|uma\s+)?(.+?)\s*[?.!]*$/iu],
    asking: [
      word(
        'o que é|o que são|o que significa|que é|qual é|quais são|como posso|como faço para|como funciona|como funcionam|como se|como|por que|quando|para que serve|onde|eu quero|preciso|posso|explique|fazer',
      ),
    ],
  },
  ru: {
    definition: [/^(?:что такое|что значит|что означает|что это за)\s+(.+?)\s*[?.!]*$/iu],
    asking: [
      word(
        'что такое|что значит|что означает|как работает|как работают|как мне|как можно|как сделать|как|почему|зачем|когда|где|какой|какая|какое|какие|можно ли|нужно ли|объясни|объясните|хочу|нужно|сделать',
      ),
    ],
  },
  ja: {
    definition: [/^(.+?)(?:とは何ですか|とは何|とは|って何ですか|って何|は何ですか|の意味は)[?？。]*$/u],
    asking: [
      phrase(
        'とは何ですか|とは何|って何ですか|って何|は何ですか|の意味は|とは|するにはどうすればよいですか|するにはどうすればいいですか|にはどうすればよいですか|にはどうすればいいですか|するには|どうやって|どのように|なぜ|いつ|どうすれば|方法を教えてください|方法は|方法|教えてください|できるように|ようにするには|ですか|ますか|でしょうか|してください',
      ),
    ],
  },
  ko: {
    definition: [/^(.+?)(?:은|는|이|가|란|이란)?\s*(?:무엇인가요|무엇입니까|뭔가요|뭐예요|뭐야|무슨 뜻인가요|무엇)[?.]*$/u],
    asking: [
      phrase(
        '은 무엇인가요|는 무엇인가요|무엇인가요|무엇입니까|뭔가요|뭐예요|어떻게 하나요|어떻게 해야 하나요|어떻게 하면|어떻게|왜|언제|방법은|방법|알려 주세요|알려주세요|설명해 주세요|인가요|하나요|할 수 있나요|나요|습니까',
      ),
    ],
  },
  'zh-CN': {
    definition: [/^(?:什么是|何谓)(.+?)[?？。]*$/u, /^(.+?)(?:是什么意思|是什么)[?？。]*$/u],
    asking: [
      phrase('什么是|何谓|是什么意思|是什么|如何才能|如何|怎么样才能|怎么才能|怎样|怎么|为什么|什么时候|可以吗|能不能|能否|请问|请|吗|呢'),
    ],
  },
  'zh-TW': {
    definition: [/^(?:什麼是|何謂)(.+?)[?？。]*$/u, /^(.+?)(?:是什麼意思|是什麼)[?？。]*$/u],
    asking: [
      phrase('什麼是|何謂|是什麼意思|是什麼|如何才能|如何|怎麼樣才能|怎麼才能|怎樣|怎麼|為什麼|什麼時候|可以嗎|能不能|能否|請問|請|嗎|呢'),
    ],
  },
};

/** A question without the words that make it one, and whether it asks what something is. */
export function withoutAsking(text: string, locale: Locale): { readonly text: string; readonly isDefinition: boolean } {
  const question = text.trim();
  const tables = ofLanguages(askingPhrases, locale);
  const isDefinition = tables.some(({ definition }) => definition.some((pattern) => pattern.test(question)));
  let left = question;
  for (const { asking } of tables) for (const pattern of asking) left = left.replace(pattern, ' ');
  left = separatedWords(left.replace(/[?？!¡¿。]+(?=\s|$)|^[¡¿]+/gu, ' '), locale)
    .replace(/\s+/g, ' ')
    .trim();
  return { text: left === '' ? question : left, isDefinition };
}
