import { withinBytes } from './within-bytes.ts';

const longest = 160;

/**
 * The code with the message, in which everything that differs from visit to visit is N: failures of one cause have one signature, and what
 * a reader typed or looked at is in none.
 */
export function failureSignature(code: string, message: string): string {
  const [line = ''] = message.slice(0, longest * 8).split('\n', 1);
  const said = line
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, 'N')
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<!\w)'(?:[^']|'(?=\w))*'?/g, 'N')
    .replace(/\S*@\S*/g, 'N')
    .replace(/(?<![\w.])\.{0,2}\/[^\s)]*/g, 'N')
    // The codes of the federation runtime, as #RUNTIME-008, are causes.
    .replace(/#[A-Z]+-\d{3}(?!\w)|[\w-]*\d[\w.-]*/g, (found) => (found.startsWith('#') ? found : 'N'))
    .replace(/\s+/g, ' ')
    .trim();
  return withinBytes(said === '' ? code : `${code}: ${said}`, longest);
}
