import { configuration } from '@webdocs/testing/public-configuration';
import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

async function docWith(body: string, addresses = configuration.addresses) {
  const { page } = await openedContent(
    { 'files/en-us/here/index.md': documentText('Here', 'Here', `${body}\n\n\`\`\`js live-sample___a\nx\n\`\`\`\n`) },
    { modulesFolders: [], configuration: { ...configuration, addresses, writerMode: true } },
  );
  return page('Doc', '/en-US/docs/Here');
}
const html = async (body: string) => htmlOfBody(await docWith(body));
const frame = async (body: string) =>
  (await html(body)).replace(/^<div class="live-sample"[^>]*>|(?:<\/div>)?\n?<div class="code[\s\S]*$/g, '');
const flaws = async (body: string) => (await docWith(body)).doc.flaws?.macros?.map(({ explanation }) => explanation);

test('a live sample is a frame that has its size and its rights before anything fills it', async () => {
  expect(await frame('{{EmbedLiveSample("a", "100%", "250px", "", "", "wide", "camera;microphone", "allow-modals")}}')).toBe(
    '<iframe class="sample-code-frame wide" data-live-id="a" data-live-path="/en-US/docs/Here" width="100%" height="250" sandbox="allow-scripts allow-same-origin allow-forms allow-modals" allow="camera; microphone" title="Live sample: a" loading="lazy"></iframe>',
  );
});

test.each([
  ['{{EmbedLiveSample("a")}}', 'data-live-path="/en-US/docs/Here" height="150"'],
  ['{{EmbedLiveSample("a", "", 20)}}', 'data-live-path="/en-US/docs/Here" height="60"'],
  ['{{EmbedLiveSample("a", 400, "auto")}}', 'width="400" height="150"'],
  ['{{EmbedLiveSample("a", "", "", "", "Other/Page")}}', 'data-live-path="/en-US/docs/Other/Page"'],
])('%s has %s', async (call, attributes) => {
  expect(await frame(call)).toContain(attributes);
});

test('a sample has a sentence for readers without a script', async () => {
  expect(await html('{{EmbedLiveSample("a")}}')).toMatch(
    /^<div class="live-sample" data-without-script="This sample runs with JavaScript\. Its code is on this page\."><iframe .*<\/iframe><\/div>/,
  );
});

test('a sample gets no right that leads readers away, and no invalid size', async () => {
  const call = '{{EmbedLiveSample("a", "1em", "expression(1)", "", "", "x\\"y", "\\"><script>", "allow-top-navigation")}}';
  const result = await frame(call);
  expect(result).not.toMatch(/script>|top-navigation|1em|expression|x"/);
  expect(await flaws(call)).toHaveLength(4);
});

test('a sample can be linked, to be opened alone', async () => {
  expect(await frame('{{LiveSampleLink("A", "alone")}}')).toBe('<p><a href="#livesample_fullscreen=a">alone</a></p>');
});

test('an example with a page of its own is shown from where it is', async () => {
  expect(await frame("{{EmbedGHLiveSample('css-examples/some_box/index.html', '100%', 1020)}}")).toBe(
    '<iframe class="sample-code-frame" src="https://mdn.github.io/css-examples/some_box/index.html" width="100%" height="1020" title="Live sample: some box" loading="lazy"></iframe>',
  );
});

test('a video has its size and sets no cookies', async () => {
  expect(await frame('{{EmbedYouTube("ab-C_1", "A talk")}}')).toMatch(
    /^<iframe class="video-frame" src="https:\/\/www\.youtube-nocookie\.com\/embed\/ab-C_1" width="560" height="315" title="A talk" /,
  );
});

test('a fiddle is shown with the panes that are asked for', async () => {
  expect(await frame('{{JSFiddleEmbed("https://jsfiddle.net/me/abc/", "js,result", 300)}}')).toContain(
    'src="https://jsfiddle.net/me/abc/embedded/js,result/" width="100%" height="300"',
  );
});

test('older pages have a frame from the host of examples', async () => {
  expect(await frame('{{EmbedInteractiveExample("pages/css/gap.html", "taller")}}')).toContain(
    '<iframe class="interactive" src="https://examples.example/pages/css/gap.html" height="700" title="Interactive example"',
  );
});

test('where no host of examples was named there is neither an empty frame nor a heading over it', async () => {
  const { addresses } = configuration;
  const shown = await docWith('Text.\n\n{{EmbedInteractiveExample("pages/css/gap.html")}}', { ...addresses, examples: addresses.play });
  expect(shown.doc.toc).toEqual([]);
  expect(htmlOfBody(shown)).not.toContain('interactive');
});

test.each([
  '{{EmbedGHLiveSample("../x")}}',
  '{{EmbedGHLiveSample("@evil.example")}}',
  '{{EmbedYouTube("a/b")}}',
  '{{JSFiddleEmbed("//evil.example\\\\x")}}',
  '{{EmbedInteractiveExample}}',
])('%s reads nothing from elsewhere', async (call) => {
  const result = await frame(call);
  expect(
    result === '' || /src="https:\/\/(mdn\.github\.io|jsfiddle\.net|examples\.example|www\.youtube-nocookie\.com)\//.test(result),
  ).toBe(true);
});

test('a sample in a post of the blog is known by the address of the post', async () => {
  const { page } = await openedContent(
    {
      'blog/tea/index.md':
        '---\ntitle: Tea\nslug: tea\ndescription: Hot\ndate: 2024-01-01\nauthor: ann\nimage:\n  file: a.png\n---\n\n{{EmbedLiveSample("a")}}\n\n```js live-sample___a\nx\n```\n',
    },
    { modulesFolders: [] },
  );
  const post = await page('BlogPost', '/en-US/blog/tea/');
  expect(htmlOfBody(post)).toContain('data-live-id="a" data-live-path="/en-US/blog/tea/"');
  expect(post.doc.live_samples).toEqual([{ id: 'a', js: 'x\n', src: '/en-US/blog/tea/' }]);
});
