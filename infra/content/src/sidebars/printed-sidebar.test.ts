import { randomCases, type Choices } from '@webdocs/testing/random-cases';
import { printed, withCurrent, withUnlisted } from './printed-sidebar.ts';
import { entry, section, type Row } from './sidebar-row.ts';

const link = (name: string, badge = '') => ({ html: `<a href="/${name}">${name}</a>${badge}`, url: `/${name}` });
const label = (text: string) => ({ html: text });
const below = (title: string) => `Below ${title}`;
const print = (rows: readonly Row[]) => printed(rows, below);
const sidebar = print([
  section(link('tea')),
  entry(label('Kinds'), [entry(link('green')), entry(link('black', ' !'), [entry(link('assam'))])], 'closed'),
  entry(link('pots'), [entry(link('iron'))], 'closed'),
  entry(label('Open'), [entry(link('green'))], 'open'),
]);

test('on another page nothing is marked and closed folds stay closed', () => {
  expect(withCurrent(sidebar, '/milk')).toBe(sidebar.html);
  expect(sidebar.html).toBe(
    '<ol><li class="section"><a href="/tea">tea</a></li>' +
      '<li class="toggle"><details><summary>Kinds</summary><ol><li><a href="/green">green</a></li>' +
      '<li><a href="/black">black</a> !<ol><li><a href="/assam">assam</a></li></ol></li></ol></details></li>' +
      '<li class="toggle"><a href="/pots">pots</a><details><summary aria-label="Below pots"></summary><ol><li><a href="/iron">iron</a></li></ol></details></li>' +
      '<li class="toggle"><details open><summary>Open</summary><ol><li><a href="/green">green</a></li></ol></details></li></ol>',
  );
});

test('every link to the page is marked, and the folds around it are open, no others', () => {
  const html = withCurrent(sidebar, '/green');
  expect(html.match(/<em><a aria-current="page" href="\/green">green<\/a><\/em>/g)).toHaveLength(2);
  expect(html).toContain('<details open><summary>Kinds');
  expect(html).toContain('<a href="/pots">pots</a><details><summary');
});

test('a page that heads a fold opens it', () => {
  expect(withCurrent(sidebar, '/pots')).toContain(
    '<em><a aria-current="page" href="/pots">pots</a></em><details open><summary aria-label="Below pots">',
  );
});

test('the handle of a fold is beside the link of the page that heads it, and says what it holds', () => {
  const { html } = print([
    entry({ html: '<a href="/a">A &amp; <code>"b"</code></a> <span>New</span>', url: '/a' }, [entry(link('c'))], 'closed'),
  ]);
  expect(html).toContain('</a> <span>New</span><details><summary aria-label="Below A &amp; &quot;b&quot;"></summary><ol>');
});

test('badges stay outside of the mark', () => {
  expect(withCurrent(sidebar, '/black')).toContain('>black</a></em> !<ol>');
});

test.each([
  ['below a page of a list', '/assam', '<a href="/assam">assam</a><ol>ROW</ol></li>', 'Kinds'],
  ['at the end of the entries below a page', '/black', 'assam</a></li>ROW</ol></li>', 'Kinds'],
  ['after a heading', '/tea', 'tea</a></li>ROW<li class="toggle">', undefined],
  ['in the fold that a page heads', '/pots', 'iron</a></li>ROW</ol></details>', undefined],
])('a page that is not listed has a row %s', (_, parent, expected, opened) => {
  const html = withUnlisted(sidebar, '<a href="/new">new</a>', ['/nowhere', parent]);
  expect(html).toContain(expected.replace('ROW', '<li class="unlisted"><em><a aria-current="page" href="/new">new</a></em></li>'));
  if (opened !== undefined) expect(html).toContain(`<details open><summary>${opened}`);
});

test('a page that is not listed, and nothing above it either, comes first', () => {
  expect(withUnlisted(sidebar, '<a href="/new">new</a>', [])).toMatch(/^<ol><li class="unlisted">.*?<\/li><li class="section">/);
});

test('marking adds marks and nothing else, whatever the rows are', () => {
  const rowsOf = (choose: Choices, depth: number): Row[] =>
    choose.list(4, () => {
      const shown = choose.below(3) === 0 ? label(choose.text(5, 'xyz')) : link(choose.of(['a', 'b', 'c', 'é']), choose.of(['', ' new']));
      if (choose.below(4) === 0) return section(shown);
      return entry(shown, depth === 0 ? [] : rowsOf(choose, depth - 1), choose.of([undefined, 'open', 'closed']));
    });
  for (const rows of randomCases(300, (choose) => rowsOf(choose, 3))) {
    const plain = print(rows);
    expect(plain.html).not.toMatch(/<summary[^>]*>(?:(?!<\/summary>).)*<a/);
    for (const url of ['/a', '/é', '/none']) {
      const html = withCurrent(plain, url);
      const links = plain.html.split(`<a href="${url}">`).length - 1;
      expect(html.split(`<em><a aria-current="page" href="${url}">`).length - 1).toBe(links);
      const folds = (text: string) => text.replaceAll('<details open>', '<details>');
      expect(folds(html.replaceAll(/<em>| aria-current="page"|<\/em>/g, ''))).toBe(folds(plain.html));
      const unlisted = withUnlisted(plain, '<a href="/n">n</a>', [url]);
      expect(unlisted.split('class="unlisted"')).toHaveLength(2);
      for (const tag of ['ol', 'li', 'details', 'em', 'a'])
        expect(unlisted.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0).toBe(unlisted.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0);
    }
  }
});
