/** Words with which questions begin, in the languages of the site. */
const begins = new RegExp(
  `^(?:${[
    'how|what|why|when|where|which|who|does|do|did|is|are|can|could|should|would|will|since when|explain',
    'cómo|qué|por qué|cuándo|dónde|cuál|quién|desde cuándo|puedo|se puede',
    'comment|que|quoi|pourquoi|quand|où|quel|quelle|quels|quelles|qui|est-ce|depuis quand|peut-on',
    'como|o que|por que|quando|onde|qual|quem|desde quando|posso',
    'как|что|почему|зачем|когда|где|какой|какая|какое|какие|кто|можно ли|с какой',
  ].join(
    '|',
  )})(?![\\p{L}\\p{N}-])|^(?:どう|なぜ|なに|何|いつ|どこ|どれ|어떻게|무엇|뭐|왜|언제|어디|如何|怎|什么|什麼|为什么|為什麼|哪|何时|何時)`,
  'iu',
);
/** How questions end in languages that have no word for it. */
const ends = /[?？]$|(?:か|の|吗|嗎|呢|까|나요|가요)[。.]?$/u;
const sentence = 4;

/** Whether what was typed is a sentence rather than the name of a thing. */
export function isQuestion(typed: string): boolean {
  const query = typed.trim();
  if (query.length < 4) return false;
  return query.split(/\s+/).length >= sentence || ends.test(query) || begins.test(query);
}
