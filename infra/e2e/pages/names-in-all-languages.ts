import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { writtenCatalogues } from '@webdocs/workbench/facts/written-catalogues';

/** Products, languages of the web, browsers and what else is called the same in every language. */
const names = new Set([
  ...['MDN', 'MDN Web Docs', 'MDN Plus', 'Plus', 'AI Help', 'Playground', 'Observatory', 'HTTP Observatory', 'Baseline'],
  ...['Core', 'Plus 5', 'Supporter 10', 'CC-BY-SA 2.5'],
  ...['HTML', 'CSS', 'JavaScript', 'HTTP', 'Web API', 'MathML', 'SVG', 'WebAssembly', 'WebDriver', 'JS', 'TypeScript', 'JSX', 'TSX'],
  ...['Blink', 'Gecko', 'WebKit', 'Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Bun', 'Deno', 'Node.js'],
  ...['Chrome Android', 'Firefox for Android', 'Opera Android', 'Safari on iOS', 'Samsung Browser', 'WebView Android', 'WebView on iOS'],
  ...['Content Security Policy', 'Strict Transport Security', 'Subresource Integrity', 'Cookie', 'Referrer Policy', 'Permissions-Policy'],
  ...['Cross-Origin Opener Policy', 'Cross-Origin Embedder Policy', 'Cross-Origin Resource Sharing', 'Cross-Origin Resource Policy'],
  ...['X-Content-Type-Options', 'X-Frame-Options', 'Reporting-Endpoints', 'Trusted Types', 'strict-dynamic', 'security.txt'],
  // Titles of standards, and what pages are about.
  ...['ECMAScript® 2027 Language Specification', 'Array', 'Flexbox', 'Fluent', 'PostgreSQL', 'Prism'],
  ...['CC0', 'Apache 2.0', 'browser-compat-data', 'mdn-data', 'web-features', 'webref', 'SIL Open Font License 1.1'],
]);

/** Addresses, sizes and prices: `/ja/docs/Web`, `#sec-array`, `reader@example.org`, `390 px`, `US$5`. */
const written = /^(?:https?:\/\/|[/#])\S*$|^[\w.-]+@[\w.-]+$|^docs\.example\.org$|^[\d.,]+\s*px$|^US\$[\d.,]+$/;

/** Words of running text that a language writes as English does. */
const sameWords: Partial<Record<Locale, readonly string[]>> = {
  es: ['interfaces'],
  fr: ['interfaces', '15 minutes'],
  'pt-BR': ['interfaces'],
};

/** Whether a text may read as in English: a name, an address, or words of which a catalogue says that the language has the same. */
export function namesIn(locale: Locale): (text: string) => boolean {
  const same = sameAsEnglish(locale);
  const isName = (text: string): boolean =>
    names.has(text) || written.test(text) || sameWords[locale]?.includes(text) || same.some((pattern) => pattern.test(text));
  const parts = /\s*[|·,、（）()]\s*|\s+[-–]\s+/;
  return (text) => isName(text) || text.split(parts).every((part) => part === '' || isName(part));
}

/**
 * Messages that are marked `# Same as in English: fr`, with anything in place of their variables, and single plurals that both languages
 * write alike: many pages are "de pages" in French, and two are "pages".
 */
function sameAsEnglish(locale: Locale): RegExp[] {
  return writtenCatalogues()
    .flatMap(({ files }) => {
      const own = new Map(messagesIn(files[locale] ?? ''));
      return messagesIn(files[fallbackLocale] ?? '').flatMap(([id, text]) => {
        const arms = armsOf(own.get(id) ?? '');
        return armsOf(text).filter((arm) => arms.includes(arm) && (arms.length > 1 || isMarked(files[fallbackLocale] ?? '', id, locale)));
      });
    })
    .map(patternOf);
}

function messagesIn(catalogue: string): Array<[string, string]> {
  return [...catalogue.matchAll(/^([a-z][\w-]*) *=((?:.*)(?:\n[ \t]+.*)*)/gm)].map(([, id = '', text = '']) => [id, text]);
}

function isMarked(english: string, id: string, locale: Locale): boolean {
  const [, where = ''] = new RegExp(`^# Same as in English(.*)\\n(?:#.*\\n)*${id} *=`, 'm').exec(english) ?? [];
  return where === ' everywhere' || where.replace(':', '').split(/[ ,]+/).includes(locale);
}

/** `{ $count -> [one] { $count } page *[other] { $count } pages }` says two things. */
function armsOf(message: string): string[] {
  const arms = message.includes('->') ? [...message.matchAll(/^\s*\*?\[\w+\](.*)$/gm)].map(([, arm = '']) => arm) : [message];
  return arms.map((arm) => arm.trim()).filter((arm) => /\p{L}{2}/u.test(arm.replace(/\{[^}]*\}/g, '')));
}

/** With its variables or, as they may be elements of their own, without. */
function patternOf(arm: string): RegExp {
  const pieces = arm.split(/\{[^}]*\}/).map(escaped);
  return new RegExp(
    `^(?:${pieces.join('.+?')}|${
      pieces
        .map((piece) => piece.replace(/^\\s\+|\\s\+$/g, ''))
        .filter(Boolean)
        .join('|') || '(?!)'
    })$`,
  );
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s+/g, '\\s+');
}
