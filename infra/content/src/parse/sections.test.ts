import { SectionSchema } from '@webdocs/contracts/page/page';
import { parse } from 'valibot';
import { sectionsOf, tocOf } from './sections.ts';
import { element, text, type Node } from './tree.ts';

const none = { compatKeys: [], specifications: () => [] };
const heading = (tag: string, id: string, ...children: Array<Node | string>) => element(tag, { id }, children.length ? children : [id]);
const p = (words: string) => element('p', {}, [words]);
const compat: Node = { type: 'section-mark', kind: 'browser_compatibility' };
const specifications: Node = { type: 'section-mark', kind: 'specifications' };

test('a page is cut at its second- and third-level headings', () => {
  const sections = sectionsOf([p('one'), heading('h2', 'a'), p('two'), heading('h3', 'b'), heading('h4', 'c'), p('three')], none);
  expect(sections).toEqual([
    { type: 'prose', value: { id: null, title: null, isH3: false, content: '<p>one</p>' } },
    { type: 'prose', value: { id: 'a', title: 'a', isH3: false, content: '<p>two</p>' } },
    { type: 'prose', value: { id: 'b', title: 'b', isH3: true, content: '<h4 id="c">c</h4><p>three</p>' } },
  ]);
  for (const section of sections) expect(() => parse(SectionSchema, section)).not.toThrow();
});

test('a compatibility mark makes its section one of that kind; text after it stays with it', () => {
  expect(sectionsOf([heading('h2', 'support'), compat, p('Mind the gap.')], { ...none, compatKeys: ['api.Kettle'] })).toEqual([
    {
      type: 'browser_compatibility',
      value: { id: 'support', title: 'support', isH3: false, query: 'api.Kettle', content: '<p>Mind the gap.</p>' },
    },
  ]);
});

test('several keys stand one below another under one heading', () => {
  const [head, ...each] = sectionsOf([heading('h2', 'support'), compat], { ...none, compatKeys: ['a.b', 'a.c'] });
  expect(head).toMatchObject({ type: 'prose', value: { id: 'support' } });
  expect(each.map(({ type, value }) => [type, 'query' in value && value.query, 'isH3' in value && value.isH3])).toEqual([
    ['browser_compatibility', 'a.b', true],
    ['browser_compatibility', 'a.c', true],
  ]);
});

test('a mark without data keys leaves a heading and no broken table', () => {
  expect(sectionsOf([heading('h2', 'support'), compat], none)).toMatchObject([{ type: 'prose', value: { id: 'support', content: '' } }]);
});

test('a specifications mark carries its list, empty or not', () => {
  const list = [{ bcdSpecificationURL: 'https://example.org/#kettle', title: 'Kettles' }];
  expect(sectionsOf([heading('h2', 'specs'), specifications], { compatKeys: ['api.Kettle'], specifications: () => list })).toEqual([
    { type: 'specifications', value: { id: 'specs', title: 'specs', isH3: false, query: 'api.Kettle', specifications: list } },
  ]);
  expect(sectionsOf([specifications], none)).toMatchObject([{ type: 'specifications', value: { id: null, specifications: [] } }]);
});

test('the table of contents lists second-level headings, and third-level ones below them', () => {
  const link = element('a', { href: '/x' }, [element('code', {}, ['map()'])]);
  expect(tocOf(sectionsOf([text('x'), heading('h2', 'a', 'Use ', link), heading('h3', 'b')], none))).toEqual([
    { id: 'a', text: 'Use <code>map()</code>' },
    { id: 'b', text: 'b', sub: true },
  ]);
});
