import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

// No sidebar looks at the open data, which takes long to read.
const withoutData = { modulesFolders: [] };
const isOfFile = (problem: string) => problem.startsWith('files/');
const top = 'Web/JavaScript/Reference/Global_Objects';
const page = (path: string, pageType: string, title = path.split('/').at(-1) ?? path) => {
  const slug = path ? `${top}/${path}` : top;
  return [
    `files/en-us/${slug.toLowerCase()}/index.md`,
    documentText(slug, title, 'Text', { sidebar: 'jsref', 'page-type': path ? `javascript-${pageType}` : pageType }),
  ] as const;
};
const files = Object.fromEntries([
  page('', 'landing-page', 'Standard objects'),
  page('Array', 'class'),
  page('Array/Array', 'constructor', 'Array()'),
  page('Array/from', 'static-method', 'from()'),
  page('Array/map', 'instance-method', 'map()'),
  page('Array/length', 'instance-data-property', 'length'),
  page('Error', 'class'),
  page('TypeError', 'class'),
  page('RangeError', 'class'),
  page('Function', 'class'),
  page('Function/bind', 'instance-method', 'bind()'),
  page('Object', 'class'),
  page('Object/toString', 'instance-method', 'toString()'),
  page('Object/keys', 'static-method', 'keys()'),
  page('Proxy', 'class'),
  page('Proxy/Proxy', 'constructor', 'Proxy()'),
  page('Proxy/Proxy/apply', 'instance-method', 'handler.apply()'),
  page('Intl', 'namespace'),
  page('Intl/Collator', 'class', 'Intl.Collator'),
  page('Intl/Collator/compare', 'instance-method', 'compare()'),
  page('Intl/Locale', 'class', 'Intl.Locale'),
  page('Uint8Array', 'class'),
  page('TypedArray', 'class'),
  page('parseInt', 'function', 'parseInt()'),
]);
const linesOf = async (path: string) => {
  const { page: open, problems } = await openedContent(files, withoutData);
  expect(problems.filter(isOfFile)).toEqual([]);
  const html = (await open('Doc', `/en-US/docs/${path ? `${top}/${path}` : top}`)).doc.sidebarHTML ?? '';
  return {
    html,
    lines: [...html.matchAll(/<li class="section">(.*?)<\/li>|<summary>(.*?)<\/summary>|<a [^>]*>.*?<\/a>/g)].map(([whole, label, fold]) =>
      (label ?? fold ?? whole).replace(/<span class="count">(\d+)<\/span>/, ' $1').replace(/<[^>]+>/g, ''),
    ),
  };
};

test('an object has its members by kind and what it inherits from Object and Function', async () => {
  const { lines } = await linesOf('Array/map');
  expect(lines).toEqual([
    ...['Standard built-in objects', 'Array', 'Constructor', 'Array()', 'Static methods', 'from()', 'Instance methods', 'map()'],
    ...[
      'Instance properties',
      'length',
      'Inheritance 2',
      'Object',
      'Instance methods',
      'toString()',
      'Function',
      'Instance methods',
      'bind()',
    ],
  ]);
});

test('the member that is being read is marked, in the sidebar of the object nearest to it', async () => {
  expect((await linesOf('Intl/Collator/compare')).lines.slice(0, 4)).toEqual([
    ...['Standard built-in objects', 'Intl.Collator', 'Instance methods', 'compare()'],
  ]);
  expect((await linesOf('Proxy/Proxy/apply')).html).toMatch(
    /<em><a aria-current="page" href="[^"]*apply"><code>handler\.apply\(\)<\/code>/,
  );
});

test('errors inherit from Error and name each other', async () => {
  const { lines } = await linesOf('TypeError');
  expect(lines).toEqual(expect.arrayContaining(['Error', 'Related pages for Error', 'RangeError']));
  expect(lines.indexOf('Error')).toBeLessThan(lines.indexOf('Object'));
});

test('typed arrays and the objects of a namespace name each other', async () => {
  expect((await linesOf('Uint8Array')).lines).toEqual(expect.arrayContaining(['Related pages for TypedArray', 'TypedArray']));
  const { lines } = await linesOf('Intl/Collator');
  expect(lines.slice(lines.indexOf('Related pages for Intl'))).toEqual(['Related pages for Intl', 'Intl', 'Intl.Locale']);
});

test('a namespace is no function', async () => {
  const { lines } = await linesOf('Intl');
  expect(lines).toContain('Object');
  expect(lines).not.toContain('Function');
});

test('outside of any object all of them are listed', async () => {
  expect((await linesOf('')).lines).toEqual(expect.arrayContaining(['Array', 'Intl', 'parseInt()']));
});
