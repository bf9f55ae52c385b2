import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { highlighted, type CodeLanguage } from './highlighted.ts';

const names: Readonly<Record<CodeLanguage, string>> = { html: 'HTML', css: 'CSS', js: 'JavaScript', wat: 'WebAssembly' };

const languages = Object.keys(names) as readonly CodeLanguage[];

export function nameOf(language: CodeLanguage): string {
  return names[language];
}

/** Code to read, a part for each language that it has. */
export function codeListing(code: SampleCode): HTMLElement[] {
  return languages.flatMap((language) => {
    const text = code[language];
    if (!text) return [];
    const part = document.createElement('div');
    const heading = document.createElement('h2');
    heading.textContent = names[language];
    const listing = document.createElement('pre');
    // Long lines scroll: by keyboard too.
    listing.tabIndex = 0;
    listing.setAttribute('aria-label', names[language]);
    listing.setAttribute('role', 'region');
    const lines = document.createElement('code');
    lines.append(...highlighted(text, language));
    listing.append(lines);
    part.append(heading, listing);
    return [part];
  });
}
