import { htmlOfMail } from '@webdocs/mail/fixtures/html-of-mail';
import { plainBody } from '@webdocs/mail/plain-body';
import { issueBody } from './issue-body.ts';

const origin = 'https://shelf.example';
const plain = (source: string) => plainBody(issueBody(source, origin));
const html = (source: string) => htmlOfMail(issueBody(source, origin));

test('Markdown becomes what mail programs show, and the same in plain signs', () => {
  const source = `## News

Some *new* and **bold** \`code\`, [a page](/en-US/blog/), <https://a.example/>.
Second line\\
third line

1. one
2. two
   - in it

> said

\`\`\`js
if (a < b) go();
\`\`\`

---

| a | b |
|---|---|
| 1 | 2 |`;
  expect(plain(source)).toBe(`## News

Some new and bold code, a page (https://shelf.example/en-US/blog/), https://a.example/.
Second line
third line

1. one
2. two
   - in it

> said

    if (a < b) go();

* * *

a · b

1 · 2`);
  const shown = html(source);
  for (const part of [
    /<h2 [^>]*>News<\/h2>/,
    /<em>new<\/em>/,
    /<strong>bold<\/strong>/,
    /<a class="accent" href="https:\/\/shelf\.example\/en-US\/blog\/" style="[^"]+">a page<\/a>/,
    /<ol start="1"/,
    /<blockquote /,
    /if \(a &lt; b\) go\(\);<\/pre>/,
    /<hr /,
  ])
    expect(shown).toMatch(part);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in a paragraph', 'Hello <script>alert(1)</script> <b onclick="x()">you</b>'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>'],
  ['a style', '<style>body{display:none}</style>'],
  ['the end of the mail', '</td></tr></table></body></html><iframe src="https://evil.example">'],
])('%s in HTML is shown as it is written, and is none', (_, source) => {
  expect(html(source)).not.toMatch(/<(script|b|img|style|iframe|\/td)/);
  expect(html(source)).toContain('&lt;');
  expect(plain(source).length).toBeGreaterThan(8);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'java&#10;script:alert(1)',
])('a link to %s is its words alone', (address) => {
  expect(html(`[click](<${address}>)`)).not.toMatch(/href="(?!https:\/\/shelf\.example\/)/);
  expect(plain(`[click](<${address}>)`)).toContain('click');
});

test('pictures are what they are described by, so that a mail loads nothing', () => {
  expect(html('![A red kettle](https://tracker.example/pixel.gif)')).not.toContain('tracker');
  expect(plain('![A red kettle](https://tracker.example/pixel.gif)')).toBe('A red kettle');
});

test.each([
  ['quotations in quotations', '> '.repeat(90) + 'deep'],
  ['lists in lists', Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- x${depth}`).join('\n')],
  ['marks that never end', '*a_'.repeat(5000)],
  ['brackets', '['.repeat(20_000)],
  ['entities', '&amp;'.repeat(9000)],
])('%s are a mail in less than two seconds', (_, source) => {
  const before = Date.now();
  expect(html(source).length).toBeGreaterThan(0);
  expect(plain(source).length).toBeGreaterThan(0);
  expect(Date.now() - before).toBeLessThan(2000);
});

test('nothing is nothing, and emoji and text from right to left stay as they are', () => {
  expect(issueBody('', origin)).toEqual([]);
  expect(plain('مرحبا 📚 **بالعالم**')).toBe('مرحبا 📚 بالعالم');
  expect(html('مرحبا')).toContain('dir="auto"');
});
