import type { Locale } from '@webdocs/contracts/reader/locale';
import { ofLanguages, type ByLanguage } from '../asking/by-language.ts';
import { isAboutTheWeb } from './web-words.ts';

/** Both fit a clause from its first letter to its last. */
interface SmallTalk {
  /** Greetings, talk about who answers, orders to it. */
  readonly certain: readonly RegExp[];
  /** Such as prices and what belongs to the user: a word of web development makes it another question. */
  readonly likely?: readonly RegExp[];
}

const whole = (...alternatives: readonly string[]): RegExp => new RegExp(`^(?:${alternatives.join('|')})$`, 'iu');

const ordersIgnored =
  '(?:previous|prior|preceding|earlier|former|above|your|system)(?: (?:previous|prior|preceding|earlier|former|own|system|initial))*';

const smallTalk: ByLanguage<SmallTalk> = {
  'en-US': {
    certain: [
      whole(
        '(?:hello|hi|hey|yo|sup|greetings|good (?:morning|evening|afternoon|night|day)|(?:many )?thanks|thank you|bye|goodbye|good bye)(?: (?:there|again|all|everyone|friend|assistant|bot|so much|very much|a lot))*(?: for (?:your |the |all )*(?:help|answers?|time))?',
      ),
      whole(
        '(?:and )?(?:who|what|how) are you(?: (?:doing|today|exactly|really|called))*',
        'how old are you',
        "what(?:'s| is) your (?:name|age|purpose|gender|favou?rite .{1,40})",
        'your name',
        'i (?:love|hate|miss) you.{0,40}',
        '(?:are|were) you (?:(?:really|just|only) )*(?:an? )?(?:human|person|robot|bot|machine|ai|alive|real|conscious|happy|sad|ok|okay|there|single|married|sure).{0,20}',
        '(?:do|can|could|will|would|did) you (?:ever |really |even )*(?:feel|think|dream|sleep|eat|love|hate|like me|miss|marry|know me|remember me|have feelings|have a (?:name|soul|body)).{0,30}',
      ),
      whole(
        '(?:please )?(?:can you )?tell (?:me|us) (?:a|another|one more|your) (?:joke|story|secret|riddle|fairy tale).{0,60}',
        '(?:please )?(?:write|compose|give|make)(?: me| us)? (?:a|an|another) (?:short |long |funny |little )*(?:poem|story|essay|song|joke|haiku|limerick|novel|love letter)(?: .{1,80})?',
        '(?:please )?(?:write|compose)(?: me)? (?:a|an) (?:email|letter) to .{1,60}',
        'sing(?: me| us)?(?: a| the)?(?: song.{0,40})?',
        '(?:please )?translate (?:this|that|the following) (?:sentence|text|word|phrase|paragraph) (?:in)?to \\p{L}+',
        '(?:please )?repeat (?:the|all|everything|what)(?: (?:the|text|words?|messages?|sentences?|lines?|was|is|said|written))* (?:above|before)(?: .{1,40})?',
        '(?:please )?repeat after me.{0,80}',
        '(?:please )?pretend (?:to be|that you|you).{0,80}',
        '(?:please )?(?:role-?play|play the role).{0,80}',
        '(?:please )?say (?:yes|no|hello|hi|bye|goodbye|something|anything|it|cheese|after me|my name|that you .{1,60})',
      ),
      whole(
        `(?:please |now |and |then )*(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|every|of|the|my|these|those) )*${ordersIgnored} (?:instructions?|prompts?|directions|guidelines|messages?|orders).{0,200}`,
        '(?:please |now |and |then )*(?:ignore|disregard|forget|override|bypass|break) (?:(?:all|any|every|of) )*your (?:\\p{L}+ )?(?:rules?|restrictions?|programming|training).{0,200}',
        '(?:please |now |and |then )*(?:ignore|disregard|forget) (?:all|any|every)(?: the| these)? (?:instructions?|prompts?|guidelines).{0,200}',
        "(?:(?:please|and|now|then|what(?:'s| is)|print|show|reveal|output|leak|display|give|tell|repeat|me|us|out) )+(?:your|the) (?:(?:full|whole|entire|exact|hidden|initial|original) )*(?:system|hidden|initial|secret) (?:prompt|instructions).{0,60}",
        'you are (?:now|no longer) .{1,200}',
        '(?:enter|enable|activate|switch to) (?:your (?:developer|god)|dan|jailbreak) mode.{0,60}',
      ),
      whole("(?:what(?:'s| is) )?the meaning of life"),
    ],
    likely: [
      whole('(?:please )?act (?:as|like) (?:an? |my |the )?\\p{L}+(?: .{1,80})?'),
      whole(
        "(?:(?:what(?:'s| is)|tell me) )?(?:the )?(?:price|cost)s? of (?:a |an |the |my |your )?(?:plus )?(?:subscription|plan|account|membership|book)",
        'how much (?:does|do|is|are) .{1,40}(?:cost|price|subscription|plan)',
      ),
      whole(
        "(?:(?:what(?:'s| is)|where is|show(?: me)?|tell me|reset|change|delete|cancel|close|recover|i (?:forgot|lost|need|want)|how (?:do|can) i (?:reset|change|delete|cancel|recover)) )?my (?:account|password|subscription|profile|invoice|order|e-?mail)(?: (?:password|name|number|address|status|history))*",
        '(?:what|where|when|how|why|who|which|is|are|does|do|did|will|can|could|should|has|have)(?: .{1,60})? my (?:girlfriend|boyfriend|wife|husband|mother|father|mom|mum|dad|boss|dog|cat|son|daughter|life)(?: .{1,60})?',
      ),
    ],
  },
  es: {
    certain: [
      whole(
        '(?:muy )?(?:hola|buenos días|buenas(?: tardes| noches)?|(?:muchas |mil )?gracias|adiós|hasta luego|qué tal|cómo estás|cómo está)(?: a todos| amigos?)?',
      ),
      whole('(?:y )?quién eres(?: tú)?', 'cómo te llamas', 'cuéntame un (?:chiste|cuento).{0,60}'),
      whole(
        '(?:por favor )?(?:ignora|olvida) (?:todas )?(?:las|tus) (?:\\p{L}+ )?instrucciones.{0,200}',
        '(?:muéstrame|dime|revela|cuáles son) tus instrucciones',
      ),
    ],
    likely: [whole('(?:(?:cuál es|dónde está|cambiar|olvidé|he olvidado|perdí) )?mi (?:contraseña|cuenta)')],
  },
  fr: {
    certain: [
      whole(
        '(?:bonjour|bonsoir|salut|merci(?: beaucoup)?|au revoir|coucou)(?: à tous| tout le monde)?',
        'comment (?:vas-tu|allez-vous|ça va)|(?:comment )?ça va',
        "qui es-tu|qui êtes-vous|comment (?:t['’]appelles-tu|vous appelez-vous)",
        'raconte-moi une (?:blague|histoire).{0,60}',
      ),
      whole("(?:s['’]il te plaît )?(?:ignorez?|oubliez?|oublie) (?:toutes )?(?:les|tes|vos) (?:\\p{L}+ )?instructions.{0,200}"),
    ],
    likely: [whole("(?:(?:quel est|où est|changer|j['’]ai oublié|j['’]ai perdu) )?mon (?:mot de passe|compte)")],
  },
  'pt-BR': {
    certain: [
      whole('(?:olá|oi|bom dia|boa tarde|boa noite|(?:muito )?obrigad[oa]|tchau|tudo bem|como vai(?: você)?)(?: pessoal| a todos)?'),
      whole('(?:e )?quem é você', 'qual (?:é )?o seu nome', '(?:me )?conte uma (?:piada|história).{0,60}'),
      whole('(?:por favor )?(?:ignore|esqueça) (?:todas )?(?:as|suas) (?:suas )?(?:\\p{L}+ )?instruções.{0,200}'),
    ],
    likely: [whole('(?:(?:qual é a|qual é|mudar|trocar|esqueci|perdi) )?(?:a )?minha (?:senha|conta)')],
  },
  ru: {
    certain: [
      whole(
        '(?:привет|здравствуй(?:те)?|добр(?:ый|ое|ой) (?:день|утро|вечер|ночи)|(?:большое )?спасибо|пока|до свидания|как дела)(?: всем| большое)?',
      ),
      whole('(?:а )?кто (?:ты|вы)(?: такой| такая| такие)?', 'как (?:тебя|вас) зовут', 'расскажи(?:те)? (?:шутку|анекдот|сказку).{0,60}'),
      whole('(?:пожалуйста )?(?:игнорируй|забудь)(?:те)? (?:все )?(?:\\p{L}+ )?инструкции.{0,200}'),
    ],
    likely: [whole('(?:(?:какой|где|забыл|забыла|сменить|сбросить) )?(?:у меня )?мой (?:пароль|аккаунт)')],
  },
  ja: {
    certain: [
      whole('(?:こんにちは|こんばんは|おはよう(?:ございます)?|(?:どうも)?ありがとう(?:ございます|ございました)?|はじめまして|さようなら)'),
      whole('あなたは誰(?:ですか)?', 'あなたの名前(?:は(?:何ですか)?|を教えて.{0,10})?'),
      whole('(?:これまでの|以前の|前の|上記の|すべての)*指示を(?:すべて)?無視.{0,200}'),
    ],
    likely: [whole('私のパスワード(?:は|は何ですか|を教えて.{0,10})?')],
  },
  ko: {
    certain: [
      whole('안녕(?:하세요|하십니까|히 계세요)?', '(?:정말 )?(?:감사(?:합니다|해요)?|고마워요?|고맙습니다)', '반가워요?|반갑습니다'),
      whole('(?:너는|넌|당신은) 누구(?:야|니|세요|예요|입니까|인가요)?'),
      whole('(?:이전|위의|모든|앞의)?(?: (?:이전|모든))? ?지시(?:사항)?를 (?:모두 )?무시.{0,200}'),
    ],
    likely: [whole('내 비밀번호(?:는|가)?(?: .{1,10})?')],
  },
  'zh-CN': {
    certain: [
      whole('(?:你好|您好|早上好|晚上好|(?:非常)?(?:谢谢|感谢)(?:你|您)?|再见|嗨)(?:啊|呀|吗)?'),
      whole('你是谁(?:啊|呀)?', '你叫什么(?:名字)?'),
      whole('请?忽略(?:之前|以上|上面|所有|前面)*的?(?:所有)?指令.{0,200}'),
    ],
    likely: [whole('我的密码(?:是什么|是多少|忘了)?')],
  },
  'zh-TW': {
    certain: [
      whole('(?:你好|您好|早安|晚安|午安|(?:非常)?(?:謝謝|感謝)(?:你|您)?|再見|嗨)(?:啊|呀|嗎)?'),
      whole('你是誰(?:啊|呀)?', '你叫什麼(?:名字)?'),
      whole('請?忽略(?:之前|以上|上面|所有|前面)*的?(?:所有)?指令.{0,200}'),
    ],
    likely: [whole('我的密碼(?:是什麼|是多少|忘了)?')],
  },
};

/** Longer ones say something. */
const longest = 600;

/** Whether each clause of it says nothing about the web: a greeting before a question leaves the question to the search. */
export function isSmallTalk(text: string, locale: Locale): boolean {
  if (text.length > longest) return false;
  const clauses = text
    .replaceAll('’', "'")
    .split(/[.,;:!?…]+(?=\s|$)|[¡¿。、，！？；：\n]+/u)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
  if (clauses.length === 0) return false;
  const tables = ofLanguages(smallTalk, locale);
  const isOfTheWeb = isAboutTheWeb(text);
  return clauses.every((clause) =>
    tables.some(
      ({ certain, likely = [] }) =>
        certain.some((pattern) => pattern.test(clause)) || (!isOfTheWeb && likely.some((pattern) => pattern.test(clause))),
    ),
  );
}
