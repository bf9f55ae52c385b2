import type { Locale } from '@webdocs/contracts/reader/locale';
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
  // Titles of standards, of a page and of what it is about.
  ...['ECMAScript® 2027 Language Specification', 'Array', 'flatMap', 'dialog'],
]);

/** Addresses, sizes and prices: `/ja/docs/Web`, `#sec-array`, `reader@example.org`, `390 px`, `US$5`. */
const written = /^(?:https?:\/\/|[/#])\S*$|^[\w.-]+@[\w.-]+$|^docs\.example\.org$|^[\d.,]+\s*px$|^US\$[\d.,]+$/;

/** Whether a text may read as in English: a name, an address, or words of which a catalogue says that the language has the same. */
export function namesIn(locale: Locale): (text: string) => boolean {
  const same = sameAsEnglish(locale);
  const isName = (text: string): boolean => names.has(text) || written.test(text) || same.some((pattern) => pattern.test(text));
  return (text) => isName(text) || text.split(/\s*[|·,]\s+|\s+[-–·|]\s*|\s*·$/).every((part) => part === '' || isName(part));
}

/** Messages that are marked `# Same as in English: fr`, with anything in place of their variables. */
function sameAsEnglish(locale: Locale): RegExp[] {
  return writtenCatalogues().flatMap(({ files }) =>
    [
      ...(files['en-US'] ?? '').matchAll(
        /^# Same as in English(?: everywhere|: ([\w, -]+))\n(?:#.*\n)*[a-z][\w-]* *=((?:.*)(?:\n[ \t]+.*)*)/gm,
      ),
    ]
      .filter(([, languages]) => languages === undefined || languages.split(', ').includes(locale))
      .flatMap(([, , text = '']) => wordsOf(text)),
  );
}

/** `{ $count -> [one] { $count } page *[other] { $count } pages }` says two things, and neither is only a variable. */
function wordsOf(message: string): RegExp[] {
  const arms = /->/.test(message) ? [...message.matchAll(/^\s*\*?\[\w+\](.*)$/gm)].map(([, arm = '']) => arm) : [message];
  return arms
    .map((arm) => arm.trim())
    .filter((arm) => /\p{L}{2}/u.test(arm.replace(/\{[^}]*\}/g, '')))
    .map(
      (arm) =>
        new RegExp(
          `^${arm
            .split(/\{[^}]*\}/)
            .map(escaped)
            .join('.+?')}$`,
        ),
    );
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s+/g, '\\s+');
}
