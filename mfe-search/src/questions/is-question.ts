import type { Locale } from '@webdocs/contracts/reader/locale';

/** Words that begin a question, whatever comes after them. */
const asking = begin(
  [
    'how|what|why|since when',
    'cómo|como|qué|por qué|cuándo|dónde|cuál|quién|desde cuándo|puedo|se puede',
    'pourquoi|quand|où|quel|quelle|quels|quelles|est-ce que|depuis quand|peut-on',
    'o que|por que|quando|onde|qual|quem|desde quando|posso',
    'как|что|почему|зачем|когда|где|какой|какая|какое|какие|кто|можно ли|с какой',
    '어떻게|무엇[이을은]?|뭐[가를]?|왜|언제(?:부터)?|어디(?:에|서|에서)?',
  ].join('|'),
);
const askingWithoutSpaces = /^(?:どう|なぜ|なに|何|いつ|どこ|どれ|如何|怎|什么|什麼|为什么|為什麼|哪|何时|何時)/u;
/** An English reader looks for comments with this one, so it asks in French alone, and with what is to be done. */
const askingInFrench = /^comment\s+(?:\S+(?:er|ir|re)(?!\p{L})|on|je|est|puis-je|peut-on|ça|se)(?!\p{L})/iu;
/** Names begin with these too, such as :is(), do...while and :where(). */
const perhapsAsking = begin('when|where|which|who|does|do|did|is|are|can|could|should|would|will');
const names =
  /^(?:can i use|\p{L}+ not .*|.* (?:attribute|class|clause|element|function|keyword|loop|operator|property|selector|statement))$/iu;

const questionMark = /[^\s?？]\s?[?？]$/u;
/** How questions end in languages that have no word for it. */
const ending = /(?:(?:です|ます|ません|でしょう|した|る|ない|の)か|吗|嗎|呢|니까|까요|나요|가요)[。.]?$/u;
const writtenWithoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether what was typed reads as a question, and not as the name of a thing or a handful of words. */
export function isQuestion(typed: string, locale: Locale): boolean {
  const query = typed.trim();
  if (query.length < 4) return false;
  const words = query.split(/\s+/).length;
  if (asking.test(query) || ending.test(query) || askingWithoutSpaces.test(query)) return true;
  if (questionMark.test(query)) return words > 1 || writtenWithoutSpaces.test(query);
  if (locale === 'fr' && askingInFrench.test(query)) return true;
  return words > 2 && perhapsAsking.test(query) && !(words < 5 && names.test(query));
}

/** With a word after it: alone, or with its brackets, it is a name. Alone it needs a question mark. */
function begin(words: string): RegExp {
  return new RegExp(`^¿?(?:${words})(?:['’]s)?(?:\\s+[^\\s?？]|\\s?[?？])`, 'iu');
}
