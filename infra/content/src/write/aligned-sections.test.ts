import type { Section } from '@webdocs/contracts/page/page';
import { alignedSections } from './aligned-sections.ts';

const prose = (title: string | null, content = '', isH3 = false): Section => ({
  type: 'prose',
  value: { id: title && title.toLowerCase(), title, isH3, content },
});
const compat = (title: string): Section => ({ type: 'browser_compatibility', value: { id: title, title, isH3: false, query: 'x' } });

function pairs(translation: readonly Section[], english: readonly Section[]): string[] {
  const nameOf = (section: Section | undefined) => section && String((section.value as { title: unknown }).title);
  return alignedSections(translation, english).map((pair) => `${nameOf(pair.translation)} = ${nameOf(pair.english)}`);
}

test('pages of the same outline are paired by it, whatever their headings say', () => {
  expect(pairs([prose(null), prose('Syntaxe'), prose('Voir aussi')], [prose(null), prose('Syntax'), prose('See also')])).toEqual([
    'null = null',
    'Syntaxe = Syntax',
    'Voir aussi = See also',
  ]);
});

test('a section that only English has stays alone, and what is around it is paired', () => {
  const code = '<pre class="css">a {}</pre>';
  expect(
    pairs(
      [prose(null), prose('Exemples', code), compat('Compatibilité')],
      [prose(null), prose('Description', '<p>New.</p>'), prose('Examples', code), compat('Compatibility')],
    ),
  ).toEqual(['null = null', 'undefined = Description', 'Exemples = Examples', 'Compatibilité = Compatibility']);
});

test('a section that only the translation has stays alone', () => {
  const link = '<a href="/fr/docs/Web/CSS/gap">gap</a>';
  expect(
    pairs(
      [prose('Intro'), prose('Notes de traduction', '<p>x</p>', true), prose('Voir', link)],
      [prose('Intro'), prose('See', link.replace('/fr/', '/en-US/'))],
    ),
  ).toEqual(['Intro = Intro', 'Notes de traduction = undefined', 'Voir = See']);
});

test('without an English page every section is alone', () => {
  expect(pairs([prose('A'), prose('B')], [])).toEqual(['A = undefined', 'B = undefined']);
});
