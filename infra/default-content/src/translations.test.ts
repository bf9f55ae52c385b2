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

const codeBlock = /^```.*?^```$/gms;

test.each(wholeLanguages.flatMap((language) => slugs.map((slug) => [slug, language] as const)))(
  '%s in %s says all that its English page says',
  async (slug, language) => {
    const [english, translation] = await Promise.all([sourceOf('en-us', slug), sourceOf(language, slug)]);
    expect(shapeOf(translation)).toEqual(shapeOf(english));
    const untranslated = new Set(paragraphsOf(english));
    expect(paragraphsOf(translation).filter((paragraph) => untranslated.has(paragraph))).toEqual([]);
  },
);

async function sourceOf(folder: string, slug: string): Promise<string> {
  const file = await readFile(`${defaultContentRoot}/files/${folder}/${slug.toLowerCase()}/index.md`, 'utf8');
  return file.replace(/^---\n.*?\n---\n/s, '');
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
