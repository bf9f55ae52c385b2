import fc from 'fast-check';
import { markdownText } from '../feeds/markdown-text.ts';
import { htmlOf } from './html.ts';
import { highlight } from './highlight.ts';
import { parseHtml } from './markdown.ts';
import { PrintedTrees } from './printed-trees.ts';
import { readsBack } from './print-stability.ts';
import { element, text, type Element, type Node } from './tree.ts';

const markdown = (nodes: readonly Node[]) => markdownText(nodes, (address) => address);
const mark: Node = { type: 'section-mark', kind: 'specifications' };

const fence = (code: string) => element('pre', { class: 'brush: js notranslate' }, [element('code', {}, [highlighted(code)])]);
const highlighted = (code: string): Node => ({ type: 'verbatim', value: highlight(code, 'js') });

const anyText = fc
  .oneof(fc.constantFrom('', ' ', '\n', 'tea ', '\n pot', '&lt; <b>', '*', '\u00a0'), fc.string({ maxLength: 6 }))
  .map(text);
const leaf = fc.oneof(
  { weight: 5, arbitrary: anyText },
  fc.constant(mark),
  fc.string({ maxLength: 12 }).map(fence),
  fc.constantFrom('br', 'hr', 'img', 'iframe').map((tag) => element(tag, tag === 'img' ? { src: '/a.png', alt: '"A" <b>' } : {})),
);
const tags =
  'p p a code strong em span div section blockquote ul ul li li li ol dl dl dt dt dd dd table table tbody thead tr tr th td td caption h2 h3 pre details summary figure button math svg ruby rt select option';
const { nodes } = fc.letrec<{ node: Node; nodes: Node[] }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    leaf,
    fc.record({ tag: fc.constantFrom(...tags.split(' ')), attributes: attributes(), children: tie('nodes') }).map(built),
  ),
  nodes: fc.array(tie('node'), { maxLength: 4 }),
}));

function attributes(): fc.Arbitrary<Record<string, string>> {
  return fc.constantFrom<Record<string, string>>({}, { class: 'notecard note' }, { hidden: '' }, { href: '/a?b&c="d"' }, { start: '3' });
}

function built({ tag, attributes, children }: Pick<Element, 'tag' | 'attributes' | 'children'>): Node {
  return element(tag, attributes, children);
}

/** HTML that is certain to be read as it was written, however its texts are cut. */
const phrase = fc.oneof(
  anyText,
  fc
    .tuple(fc.constantFrom('a', 'code', 'strong', 'em'), fc.array(anyText, { maxLength: 3 }))
    .map(([tag, inside]) => element(tag, {}, inside)),
  fc.constant(mark),
);
const block = fc
  .array(phrase, { maxLength: 5 })
  .chain((inside) =>
    fc.constantFrom<Node>(
      element('p', {}, inside),
      element('h2', { id: 'a' }, inside),
      element('ul', {}, [element('li', {}, inside), text('\n'), element('li', {}, [fence('a < b')])]),
      element('dl', {}, [element('dt', {}, inside), element('dd', {}, [element('p', {}, inside)])]),
      element('table', {}, [element('tr', {}, [element('th', {}, inside), element('td', {}, inside)])]),
      element('div', { class: 'notecard note' }, [element('p', {}, inside)]),
    ),
  );

test('a tree that reads back gives the Markdown that its HTML gives', () => {
  fc.assert(
    fc.property(nodes, (tree) => {
      fc.pre(readsBack(htmlOf(tree), tree));
      expect(markdown(tree)).toBe(markdown(parseHtml(htmlOf(tree))));
    }),
    { numRuns: 3000, maxSkipsPerRun: 200 },
  );
});

test('what pages are made of reads back', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (tree) => {
      fc.pre(!htmlOf(tree).includes('\0') && !htmlOf(tree).includes('\r'));
      expect(readsBack(htmlOf(tree), tree)).toBe(true);
      expect(markdown(tree)).toBe(markdown(parseHtml(htmlOf(tree))));
    }),
    { numRuns: 500 },
  );
});

test.each<[string, Node[]]>([
  ['a list in a paragraph', [element('p', {}, [element('ul', {}, [element('li', {}, ['a'])])])]],
  ['a link in a link', [element('a', { href: '/a' }, [element('em', {}, [element('a', { href: '/b' }, ['b'])])])]],
  ['text between the rows of a table', [element('table', {}, ['lost', element('tr', {}, [element('td', {}, ['a'])])])]],
  ['a cell without its row', [element('td', {}, ['a'])]],
  ['a heading in a heading', [element('h2', {}, [element('h3', {}, ['a'])])]],
  ['an item without its list', [element('div', {}, [element('li', {}, ['a', element('div', {}, [element('li', {}, ['b'])])])])]],
  ['code that begins with an empty line', [element('pre', {}, ['\na'])]],
  ['an old line end', [element('p', {}, ['a\rb'])]],
  ['a drawing', [element('svg', {}, [element('p', {}, ['a'])])]],
  ['raw HTML', [{ type: 'verbatim', value: '<p>a' }]],
])('%s does not read back, so its HTML is parsed', (_, tree) => {
  const html = htmlOf(tree);
  expect(readsBack(html, tree)).toBe(false);
  const trees = new PrintedTrees();
  trees.keep(html, tree);
  expect(trees.read(html)).toEqual(parseHtml(html));
});

test('a tree that reads back is not parsed again', () => {
  const trees = new PrintedTrees();
  const tree = [element('p', {}, ['tea'])];
  trees.keep(htmlOf(tree), tree);
  expect(trees.read('<p>tea</p>')).toBe(tree);
  expect(trees.read('<p>coffee</p>')).toEqual(parseHtml('<p>coffee</p>'));
});
