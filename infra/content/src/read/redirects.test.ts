import { readRedirects } from './redirects.ts';

function read(rows: readonly string[]) {
  const problems: string[] = [];
  const redirects = readRedirects([{ file: 'r.txt', text: ['# FROM-URL\tTO-URL', ...rows].join('\n') }], (_, line, cause) =>
    problems.push(`${line}: ${cause}`),
  );
  return { redirects: Object.fromEntries(redirects), problems };
}

test('a chain is followed to its end', () => {
  const { redirects, problems } = read([
    '/en-US/docs/C\t/en-US/docs/D#part',
    '/en-US/docs/A\t/en-US/docs/b',
    '/en-US/docs/B\t/en-US/docs/C',
  ]);
  expect(redirects).toEqual({
    '/en-us/docs/a': '/en-US/docs/D#part',
    '/en-us/docs/b': '/en-US/docs/D#part',
    '/en-us/docs/c': '/en-US/docs/D#part',
  });
  expect(problems).toEqual([]);
});

test('addresses that lead in a circle lead nowhere, and each is told', () => {
  const { redirects, problems } = read(['/a\t/b', '/b\t/c', '/c\t/a', '/in\t/a', '/ok\t/page']);
  expect(redirects).toEqual({ '/ok': '/page' });
  expect(problems).toEqual(['2: /a leads in a circle', '3: /b leads in a circle', '4: /c leads in a circle', '5: /in leads in a circle']);
});

test('a target elsewhere must be reached over https', () => {
  expect(read(['/a\thttps://example.org/x']).redirects).toEqual({ '/a': 'https://example.org/x' });
  expect(read(['/a\thttp://example.org/x', '/b\tjavascript:x', '/c\t//example.org', '/d\t/\\example.org']).redirects).toEqual({});
});

test('bad rows are told with their line, the others work', () => {
  const { redirects, problems } = read(['/a', '/b\t/c\t/d', 'x\t/y', '/e\t/E', '/f\t/g', '/F\t/h', '', '# comment']);
  expect(redirects).toEqual({ '/f': '/g' });
  expect(problems.map((problem) => Number.parseInt(problem, 10))).toEqual([2, 3, 4, 5, 7]);
});

test('a chain of a hundred thousand rows is followed like any other', () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => `/p${index}\t/p${index + 1}`);
  const { redirects, problems } = read(rows);
  expect([redirects['/p0'], redirects['/p99999'], problems.length]).toEqual(['/p100000', '/p100000', 0]);
});
