import { randomCases } from '@webdocs/testing/random-cases';
import { htmlOf } from './html.ts';
import { identify, idFromText, uniqueIds } from './heading-ids.ts';
import { element, text, type Node } from './tree.ts';

test.each([
  ['Browser compatibility', 'browser_compatibility'],
  ['Array.prototype.map()', 'array.prototype.map'],
  ['  What is   this?  ', 'what_is_this'],
  ['Non-standard!', 'non-standard!'],
  ['<dialog>: the element', 'dialog_the_element'],
  ['概要', '概要'],
  ['???', 'sect'],
])('the heading %j has the id %j', (heading, id) => {
  expect(idFromText(heading)).toBe(id);
});

test.each(randomCases(300, (choose) => choose.text(30)))(
  'the id of %j can be used in an address and in a style sheet as it is',
  (heading) => {
    const id = idFromText(heading);
    expect(id).not.toBe('');
    expect(id).not.toMatch(/[*<>"$#%&+,/:;=?@[\]^`{}|~')(\\\s]/);
    expect(idFromText(id)).toBe(id);
  },
);

test('no two headings of a page share an id, whatever they are called', () => {
  for (const wanted of randomCases(300, (choose) => choose.list(40, () => choose.of(['a', 'a_2', 'a_3', 'a_2_2', 'b'])))) {
    const ids = wanted.map(uniqueIds());
    expect(new Set(ids).size).toBe(wanted.length);
  }
});

test('the second heading of a name gets _2', () => {
  const unique = uniqueIds();
  expect(['examples', 'examples', 'notes', 'examples'].map(unique)).toEqual(['examples', 'examples_2', 'notes', 'examples_3']);
});

test('a term links to itself and a badge takes no part in its name', () => {
  const nodes: Node[] = [
    element('dl', {}, [
      element('dt', {}, [element('code', {}, ['thisArg']), ' ', element('span', { class: 'badge inline' }, ['Optional'])]),
    ]),
  ];
  identify(nodes);
  expect(htmlOf(nodes)).toBe(
    '<dl><dt id="thisarg"><a href="#thisarg"><code>thisArg</code></a> <span class="badge inline">Optional</span></dt></dl>',
  );
});

test('an id that an author gave is kept, and is not given twice', () => {
  const nodes: Node[] = [element('h2', {}, ['Use']), element('h3', { id: 'use' }, [text('Another')])];
  identify(nodes);
  expect(nodes.map((node) => node.type === 'element' && node.attributes['id'])).toEqual(['use_2', 'use']);
});

test('ids that differ in their capitals alone become different ones, and what refers to them follows', () => {
  const nodes: Node[] = [
    element('h2', { id: 'Foo' }, ['One']),
    element('h2', { id: 'foo' }, ['Other']),
    element('a', { href: '#Foo' }, ['one']),
    element('a', { href: '#foo' }, ['other']),
    element('label', { for: 'Foo' }, ['one']),
    element('path', { fill: 'url(#Foo)' }),
  ];
  identify(nodes);
  expect(htmlOf(nodes)).toBe(
    '<h2 id="foo">One</h2><h2 id="foo_2">Other</h2><a href="#foo">one</a><a href="#foo_2">other</a><label for="foo">one</label><path fill="url(#foo)"></path>',
  );
});

test.each([
  ['#Heading_4', '#heading_4'],
  ['#livesample_fullscreen=Box', '#livesample_fullscreen=Box'],
  ['#:~:text=Foo', '#:~:text=Foo'],
  ['/en-US/#Foo', '/en-US/#Foo'],
])('a link to %s leads to %s', (written, led) => {
  const nodes: Node[] = [element('a', { href: written })];
  identify(nodes);
  expect(nodes).toMatchObject([{ attributes: { href: led } }]);
});
