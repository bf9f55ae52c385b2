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
    .replace(/[\w-]*\d[\w.-]*/g, 'N')
    .replace(/\s+/g, ' ')
    .trim();
  return withinBytes(said === '' ? code : `${code}: ${said}`, longest);
}
