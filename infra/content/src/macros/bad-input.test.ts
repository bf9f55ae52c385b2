import { configuration } from '@webdocs/testing/public-configuration';
import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { randomCases } from '@webdocs/testing/random-cases';
import { documentText } from '@webdocs/testing/written-tree';
import { parseHtml } from '../parse/markdown.ts';
import { eachElement } from '../parse/tree.ts';
import { macros } from './macros.ts';

const values = [
  ...[
    '',
    '""',
    '"x"',
    "'y'",
    '`z`',
    '0',
    '-1.5',
    '1e9',
    '99999999999999999999',
    'true',
    'false',
    'null',
    '"<script>alert(1)</script>"',
    '"javascript:x"',
    '"//evil.example/x"',
  ],
  ...[
    '"../../../../etc/passwd"',
    '"\\" onload=\\"x"',
    '"<b onclick=x>y</b>"',
    '"<code style=a>y</code>"',
    '"<a href=\\"javascript:x\\">y</a><b></b>"',
    '"%00%ff%"',
    '"{{echo(1)}}"',
    '"constructor"',
    '"__proto__"',
    '"a|b\\nc"',
    '"試 😀"',
  ],
] as const;

/** Frames that macros make, by the beginnings of what they may show. */
const hosts = /^https:\/\/(?:mdn\.github\.io|jsfiddle\.net|www\.youtube-nocookie\.com\/embed|examples\.example)\//;

async function contentWith(bodies: readonly string[]) {
  return openedContent(
    Object.fromEntries(bodies.map((body, index) => [`files/en-us/p${index}/index.md`, documentText(`P${index}`, 'P', body)])),
    { configuration: { ...configuration, writerMode: true }, modulesFolders: [] },
  );
}

test('every macro takes arguments of every kind and does no harm', async () => {
  const names = [...macros.keys()];
  const bodies = names.map((name) =>
    [
      ...values.map((value) => `{{${name}(${value})}}`),
      ...randomCases(20, (choose) => `{{${name}(${choose.list(9, () => choose.of(values)).join(', ')})}}`),
    ].join('\n\n'),
  );
  const { page } = await contentWith(bodies);
  for (const index of bodies.keys()) {
    const html = htmlOfBody(await page('Doc', `/en-US/docs/P${index}`));
    expect(html).not.toContain('unknown-macro');
    eachElement(parseHtml(html), ({ tag, attributes }) => {
      expect(tag).not.toMatch(/^(script|style|object|embed|form|base)$/);
      for (const [name, value] of Object.entries(attributes)) {
        expect(name).not.toMatch(/^(on.*|style|srcdoc)$/i);
        if (name === 'href') expect(value).not.toMatch(/^\s*(javascript|data):/i);
        if (tag === 'iframe' && name === 'src') expect(value).toMatch(hosts);
      }
    });
  }
});

test('pages that list one another and call themselves come to an end', async () => {
  const { page } = await openedContent(
    {
      'files/en-us/a/index.md': documentText('A', 'A', '{{SubpagesWithSummaries}}{{ListSubpages("/en-US/docs/A", 5)}}'),
      'files/en-us/a/b/index.md': documentText('A/B', 'B', '{{SubpagesWithSummaries}}\n\n{{echo("{{echo(1)}}")}}'),
      'files/en-us/a/b/c/index.md': documentText('A/B/C', 'C', '{{ListSubpages("/en-US/docs/A", 5)}}\n\nC.'),
    },
    { modulesFolders: [] },
  );
  expect(htmlOfBody(await page('Doc', '/en-US/docs/A/B'))).toContain('<dd><p>C.</p></dd>');
  expect(htmlOfBody(await page('Doc', '/en-US/docs/A'))).toContain('<dd><p>{{echo(1)}}</p></dd>');
});

test('bytes that are no text, and pictures that lead out of the tree, are a page all the same', async () => {
  const { page } = await openedContent(
    {
      'files/en-us/a/index.md': Buffer.concat([
        Buffer.from('---\ntitle: A\nslug: A\n---\n\n![x](../../../../../../etc/passwd.png) ![y](/en-US/docs/../../../x.png) {{echo("'),
        Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0xf0, 0x28]),
        Buffer.from('")}}'),
      ]),
    },
    { modulesFolders: [] },
  );
  const html = htmlOfBody(await page('Doc', '/en-US/docs/A'));
  expect(html).toContain('\uFFFD');
  expect(html).not.toContain('..');
});
