import { readFile } from 'node:fs/promises';
import { defaultContentRoot } from './default-content.ts';

/** The languages in which all of these pages can be read. A language joins when each of them is whole. */
const wholeLanguages = ['es', 'fr', 'ja', 'ko', 'pt-br', 'ru', 'zh-cn', 'zh-tw'];

const slugs = [
  'Learn',
  'Learn/HTML',
  'Learn/CSS',
  'Learn/JavaScript',
  'Web',
  'Web/HTML',
  'Web/CSS',
  'Web/JavaScript',
  'Web/HTTP',
  'Web/Accessibility',
  'Web/Accessibility/Keyboard_basics',
  'Web/JavaScript/Reference/Global_Objects/Array',
  'Web/CSS/Guides/Flexible_box_layout/Basic_concepts',
  'Learn/CSS/Centering',
  'Glossary/Closure',
];

/** Pages about the site. Privacy, advertising and the documentation of Plus and of the Observatory are in English alone. */
const genericPages = ['about', 'about/data-choices', 'about/terms', 'community', 'legal/license'];

const codeBlock = /^```.*?^```$/gms;

test.each(wholeLanguages.flatMap((language) => slugs.map((slug) => [slug, language] as const)))(
  '%s in %s says all that its English page says',
  async (slug, language) => saysTheSame(documentFile('en-us', slug), documentFile(language, slug)),
);

test.each(wholeLanguages.flatMap((language) => genericPages.map((slug) => [slug, spelled(language)] as const)))(
  'the page %s in %s says all that its English page says',
  async (slug, language) => saysTheSame(genericFile('en-US', slug), genericFile(language, slug)),
);

test.each(wholeLanguages)('links of pages about the site lead to pages in %s, but to what there is in English alone', async (language) => {
  const locale = spelled(language);
  for (const slug of genericPages) {
    const links = [...(await readFile(genericFile(locale, slug), 'utf8')).matchAll(/\]\(\/([^/)]+)\/([^/)#]+)/g)];
    const elsewhere = links.filter(([, own, section = '']) => own !== locale && !['blog', 'curriculum'].includes(section));
    expect(elsewhere.map(([link]) => `${slug}: ${link}`)).toEqual([]);
  }
});

async function saysTheSame(english: string, translation: string): Promise<void> {
  const [from, to] = await Promise.all([english, translation].map(textOf));
  expect(shapeOf(to ?? '')).toEqual(shapeOf(from ?? ''));
  const untranslated = new Set(paragraphsOf(from ?? ''));
  // A heading of one word may be the same: Code, Cookies.
  const isOneWord = (paragraph: string): boolean => /^#+ \S+$/.test(paragraph);
  expect(paragraphsOf(to ?? '').filter((paragraph) => untranslated.has(paragraph) && !isOneWord(paragraph))).toEqual([]);
}

function documentFile(folder: string, slug: string): string {
  return `${defaultContentRoot}/files/${folder}/${slug.toLowerCase()}/index.md`;
}

function genericFile(locale: string, slug: string): string {
  return `${defaultContentRoot}/generic/${locale}/${slug}.md`;
}

/** 'pt-br' -> 'pt-BR' */
function spelled(folder: string): string {
  return folder.replace(/-\w+$/, (region) => region.toUpperCase());
}

async function textOf(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replace(/^---\n.*?\n---\n/s, '');
}

/** What a translation has in common with its page, whatever the language. */
function shapeOf(source: string): object {
  const prose = source.replaceAll(codeBlock, '');
  return {
    codeBlocks: source.match(codeBlock)?.length ?? 0,
    headings: prose.match(/^#+(?= )/gm) ?? [],
    macros: (prose.match(/\{\{.*?\}\}/g) ?? []).map(withoutWords).sort(),
    paragraphs: paragraphsOf(source).length,
  };
}

/** `{{Glossary("Scope", "Portée")}}` leads to the same page in every language and says it in its own words. */
function withoutWords(macro: string): string {
  return /^\{\{\s*Glossary\b/i.test(macro) ? macro.replace(/(?:,.*|\)\}\})$/, '') : macro;
}

/** Blocks of prose: no code, and nothing that is but a macro. */
function paragraphsOf(source: string): string[] {
  return source
    .replaceAll(codeBlock, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^(?:[-\s]*\{\{[^}]*\}\}\s*)+$/.test(block));
}
