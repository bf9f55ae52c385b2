import type { EmbedView } from '@webdocs/contracts/samples/embed-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

const languages = ['html', 'css', 'js', 'importMap', 'wat'] as const;
const ofScript = { module: 'js', ts: 'ts', jsx: 'jsx', tsx: 'tsx' } as const;

/** Code as blocks of Markdown, as in the documents of this site, a link to it, or both; a fence is longer than any in the code. */
export function markdownOfCode(code: SampleCode, link?: string, view: EmbedView = 'both'): string {
  const isShown = view !== 'result' || link === undefined;
  const blocks = languages.flatMap((language) => {
    const text = code[language];
    const name = language === 'js' ? ofScript[code.language ?? 'module'] : language === 'importMap' ? 'json' : language;
    if (!text || !isShown) return [];
    const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return [`${fence}${name}\n${text.replace(/\n$/, '')}\n${fence}\n`];
  });
  return [...blocks, ...(link && view !== 'code' ? [`[Playground](${link})\n`] : [])].join('\n');
}
