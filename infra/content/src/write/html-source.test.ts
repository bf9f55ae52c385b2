import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';

const matter = (slug: string, more = '') => `---\ntitle: ${slug}\nslug: ${slug}\n${more}---\n`;

async function opened(body: string, more?: string) {
  const { page, problems } = await openedContent(
    {
      'files/en-us/old/index.html': matter('Old', more) + body,
      'files/en-us/glossary/tea/index.html': matter('Glossary/Tea', 'tags:\n  - A\n') + '<p><strong>Tea</strong> is hot.</p>',
    },
    { modulesFolders: [] },
  );
  return { page: await page('Doc', '/en-US/docs/Old'), problems: problems.filter((problem) => problem.includes('old/')) };
}
const html = async (body: string) => htmlOfBody((await opened(body)).page);

test('a page of an older tree is HTML: no Markdown in it, its macros run', async () => {
  const { page, problems } = await opened('<p>{{Glossary("Tea")}} *is* `this`</p>\n\n    <p>Not code</p>', 'tags:\n  - Reference\n');
  expect(htmlOfBody(page)).toBe('<p><a href="/en-US/docs/Glossary/Tea">Tea</a> *is* `this`</p>\n\n    <p>Not code</p>');
  expect(page.doc).toMatchObject({ isMarkdown: false, source: { filename: 'index.html' }, summary: 'Tea *is* `this`' });
  expect(page.doc.pageType).toBeUndefined();
  expect(page.doc.source?.github_url).toMatch(/old\/index\.html$/);
  expect(problems).toEqual([]);
});

test('it is cut at its headings, which keep their ids in lower case', async () => {
  const { doc } = (await opened('<p>a</p><h2 id="Some_Part">Some part</h2><p>b</p><h3>More</h3>')).page;
  expect(doc.body).toMatchObject([
    { value: { id: null, content: '<p>a</p>' } },
    { value: { id: 'some_part', title: 'Some part', isH3: false } },
    { value: { id: 'more', isH3: true } },
  ]);
});

test('it names data in its calls, wherever they are', async () => {
  const { doc } = (
    await opened(
      '<h2 id="s">Specs</h2><p>{{Specifications("api.Kettle", "https://kettle.example/")}}</p><h2 id="c">Support</h2><div><p>{{Compat("api.Kettle", 2)}}</p></div>',
    )
  ).page;
  expect(doc.body).toMatchObject([
    {
      type: 'specifications',
      value: { id: 's', query: 'api.Kettle', specifications: [{ bcdSpecificationURL: 'https://kettle.example/' }] },
    },
    { type: 'browser_compatibility', value: { id: 'c', query: 'api.Kettle' } },
  ]);
});

test('what it marks as code may be given by a macro, what it shows as code stays', async () => {
  expect(await html('<p><code>{{Glossary("Tea")}}</code></p>')).toBe('<p><code><a href="/en-US/docs/Glossary/Tea">Tea</a></code></p>');
  expect(await html('<pre class="brush: js; highlight:[1] notranslate">{{x}} &lt; 1</pre>')).toBe(
    '<div class="code-example"><div class="example-header"><span class="language-name">JavaScript</span></div><pre class="brush: js notranslate"><code><span class="token punctuation">{</span><span class="token punctuation">{</span>x<span class="token punctuation">}</span><span class="token punctuation">}</span> <span class="token operator">&lt;</span> <span class="token number">1</span></code></pre></div>',
  );
});

test('its samples, boxes and hidden parts are those of today', async () => {
  const { page } = await opened(
    '<h2 id="Demo">Demo</h2><div class="hidden"><pre class="brush: css">b {}</pre></div><p>{{EmbedLiveSample("Demo", 200, 100)}}</p><div class="note"><p>Hot.</p></div><p class="warning">Very.</p>',
  );
  expect(page.doc.live_samples).toEqual([{ id: 'demo', css: 'b {}', src: '/en-US/docs/Old' }]);
  expect(htmlOfBody(page)).toContain('<div class="hidden" hidden="">');
  expect(htmlOfBody(page)).toContain('<div class="note notecard"><p>Hot.</p></div><div class="warning notecard">Very.</div>');
});

test('what could do harm is taken out of it too', async () => {
  expect(await html('<p onclick="x()" style="color: red">a<script>x()</script><iframe src="https://x.example"></iframe></p>')).toBe(
    '<p>a</p>',
  );
});
