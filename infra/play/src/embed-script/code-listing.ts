import type { SampleCode, ScriptLanguage } from '@webdocs/contracts/samples/sample-code';
import { highlighted, type CodeLanguage } from './highlighted.ts';

const parts = ['html', 'css', 'js', 'wat', 'importMap'] as const satisfies readonly CodeLanguage[];
const names: Readonly<Record<CodeLanguage, string>> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  wat: 'WebAssembly',
  // As pages write it: it has no other name.
  importMap: 'importmap',
};
const scripts: Readonly<Record<ScriptLanguage, string>> = { module: 'JavaScript', ts: 'TypeScript', jsx: 'JSX', tsx: 'TSX' };

/** Of the script. */
export function languageName({ language = 'module' }: Pick<SampleCode, 'language'>): string {
  return scripts[language];
}

/** Code to read, a part for each language that it has. */
export function codeListing(code: SampleCode): HTMLElement[] {
  return parts.flatMap((language) => {
    const text = code[language];
    return text ? [partOf(text, language, language === 'js' ? languageName(code) : names[language])] : [];
  });
}

function partOf(text: string, language: CodeLanguage, name: string): HTMLElement {
  const part = document.createElement('div');
  const heading = document.createElement('h2');
  heading.textContent = name;
  const listing = document.createElement('pre');
  // Long lines scroll: by keyboard too.
  listing.tabIndex = 0;
  listing.setAttribute('aria-label', name);
  listing.setAttribute('role', 'region');
  const lines = document.createElement('code');
  lines.append(...highlighted(text, language));
  listing.append(lines);
  part.append(heading, listing);
  return part;
}
