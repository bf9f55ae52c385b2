import type { Run } from '@webdocs/contracts/answers/answer';

/** Text that is shown as it is, whatever is in it. On one line. */
export function escapedText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&#|~!$]/g, '\\$&')
    .replace(/^(\s*)([-+=]|\d+(?=[.)]))/, (_, space: string, sign: string) => `${space}${/^\d/.test(sign) ? sign : `\\${sign}`}`)
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}

function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, ' ');
  const ticks = '`'.repeat(longestRun(code) + 1);
  // Spaces keep apart ticks at the ends, and one at each end is taken off again when it is read.
  const pad = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  return code.trim() === '' ? '' : `${ticks}${pad}${code}${pad}${ticks}`;
}

export function codeBlock(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${/^[\w+-]{1,30}$/.test(language) ? language : ''}\n${text.replace(/\n+$/, '')}\n${fence}`;
}

export function runsMarkdown(runs: readonly Run[]): string {
  return runs.map(({ text, code }) => (code ? codeSpan(text) : escapedText(text))).join('');
}

export function linkMarkdown(label: string, href: string): string {
  const address = href.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  return `[${escapedText(label)}](${address})`;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}
