import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';

const begins = (alternatives: string): RegExp => new RegExp(`^[¡¿\\s]*(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
const holds = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
const holdsLetters = (alternatives: string): RegExp => new RegExp(`(?:${alternatives})`, 'iu');

/** What is said to someone, and is no question about anything: greetings, talk about who answers, orders to them. */
const smallTalk: Readonly<Record<Locale, readonly RegExp[]>> = {
  'en-US': [
    begins('hello|hi|hey|good (?:morning|evening|afternoon|night)|thanks|thank you|bye|goodbye|yo|sup'),
    begins(
      "(?:who|what|how) are you|how old are you|are you|do you|will you|would you|can you (?:feel|think|love)|what(?:'s| is) your|your name|i (?:love|hate) you",
    ),
    begins(
      'tell me a (?:joke|story)|write (?:me )?an? (?:poem|story|essay|song|joke|email)|sing|translate (?:this|that|the following)|repeat (?:the|after|everything|what)|pretend|act as|roleplay|say ',
    ),
    holds(
      '(?:ignore|disregard|forget|override) (?:all |any |every |the |your |my |these |those |previous |prior |above )*(?:instructions?|rules?|prompts?|directions|guidelines)',
    ),
    holds('(?:your|the|hidden|initial) system prompt|(?:your|hidden) prompt|you are now|developer mode|jailbreak|no rules'),
    holds(
      '(?:price|cost) of (?:a |an |the |my )?(?:subscription|plan|account|membership|book)|how much (?:does|do|is|are) .{0,40}(?:cost|price|subscription|plan)|meaning of life',
    ),
    holds('my (?:account|password|email|subscription|girlfriend|boyfriend|wife|husband|mother|father|boss|dog|cat|profile|order|invoice)'),
  ],
  es: [
    begins('hola|buenos días|buenas|gracias|adiós|qué tal|cómo estás'),
    holds('ignora (?:todas )?(?:las|tus) instrucciones|tus instrucciones|mi contraseña|mi cuenta|quién eres'),
  ],
  fr: [
    begins('bonjour|bonsoir|salut|merci|au revoir|coucou|comment (?:vas|allez)|qui es-tu|qui êtes-vous'),
    holds('ignore(?:z)? (?:toutes )?(?:les|tes|vos) instructions|mon mot de passe|mon compte'),
  ],
  'pt-BR': [
    begins('olá|oi|bom dia|boa tarde|boa noite|obrigad[oa]|tchau|tudo bem|quem é você'),
    holds('ignore (?:todas )?(?:as|suas) instruções|minha senha|minha conta'),
  ],
  ru: [
    begins('привет|здравствуй(?:те)?|добр(?:ый|ое|ой)|спасибо|пока|как дела|кто ты|кто вы'),
    holds('игнорируй(?:те)?|забудь(?:те)? (?:все )?инструкции|мой пароль|мой аккаунт'),
  ],
  ja: [
    holdsLetters('^(?:こんにちは|こんばんは|おはよう|ありがとう|はじめまして|さようなら)'),
    holdsLetters('指示を(?:すべて)?無視|あなたは誰|あなたの名前|私のパスワード'),
  ],
  ko: [holdsLetters('^(?:안녕|감사|고마워|반가워)'), holdsLetters('지시를 (?:모두 )?무시|너는 누구|당신은 누구|내 비밀번호')],
  'zh-CN': [
    holdsLetters('^(?:你好|您好|早上好|晚上好|谢谢|再见|嗨)'),
    holdsLetters('忽略(?:之前|以上|所有)?的?(?:所有)?指令|你是谁|你叫什么|我的密码'),
  ],
  'zh-TW': [
    holdsLetters('^(?:你好|您好|早安|晚安|謝謝|再見|嗨)'),
    holdsLetters('忽略(?:之前|以上|所有)?的?(?:所有)?指令|你是誰|你叫什麼|我的密碼'),
  ],
};

export function isSmallTalk(text: string, locale: Locale): boolean {
  const tables = locale === fallbackLocale ? [smallTalk[locale]] : [smallTalk[locale], smallTalk[fallbackLocale]];
  return tables.some((patterns) => patterns.some((pattern) => pattern.test(text.trim())));
}
