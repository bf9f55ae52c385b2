import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

async function docWith(body: string, options: Parameters<typeof openedContent>[1] = {}) {
  const { page } = await openedContent(
    { 'files/en-us/here/index.md': documentText('Here', 'Here', body) },
    { modulesFolders: [], ...options },
  );
  return (await page('Doc', '/en-US/docs/Here')).doc;
}
async function samplesOf(body: string) {
  return (await docWith(body)).live_samples;
}
async function html(body: string) {
  const doc = await docWith(body);
  return htmlOfBody({ renderer: 'Doc', url: doc.mdn_url, doc });
}

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('the code of a sample', () => {
  test('is that of all fences that name it, joined by language, hidden ones too', async () => {
    const body = [
      '{{EmbedLiveSample("box")}}',
      fence('html live-sample___box', '<b>'),
      fence('css hidden live-sample___other live-sample___Box', 'b {}'),
      fence('css live-sample___box', 'i {}'),
      fence('js-nolint live-sample___other', 'x'),
    ].join('\n');
    expect(await samplesOf(body)).toEqual([{ id: 'box', html: '<b>\n', css: 'b {}\n\ni {}\n', src: '/en-US/docs/Here' }]);
  });

  test('is that of the section of its name where no fence names it', async () => {
    const body = ['## One', fence('js', 'one'), '## Two things', '### HTML', fence('html', 'two'), '## Three', fence('js', 'three')].join(
      '\n\n',
    );
    expect(await samplesOf(`${body}\n\n{{EmbedLiveSample("Two_Things")}}`)).toEqual([
      { id: 'two_things', html: 'two\n', src: '/en-US/docs/Here' },
    ]);
  });

  test('is looked for in the sections around a section that has none', async () => {
    const body = ['## A', fence('js', 'a'), '## B', fence('css', 'b'), '### Result', '{{EmbedLiveSample("Result")}}'].join('\n\n');
    expect(await samplesOf(body)).toEqual([{ id: 'result', css: 'b\n', src: '/en-US/docs/Here' }]);
  });

  test('may stand in any element with an id', async () => {
    const body = `<div id="Part">\n\n${fence('js', 'in')}\n</div>\n\n${fence('js', 'out')}\n\n{{EmbedLiveSample("part")}}`;
    expect(await samplesOf(body)).toMatchObject([{ id: 'part', js: 'in\n' }]);
  });

  test('without an id is that of the section in which the sample is', async () => {
    const body = ['## A', fence('js', 'a'), '## B', fence('js', 'b'), '{{EmbedLiveSample}}'].join('\n\n');
    expect(await samplesOf(body)).toMatchObject([{ id: 'sample', js: 'b\n' }]);
  });

  test('does not hold what is there for the interactive example, and no picture beside a document', async () => {
    const body = [
      '## A',
      fence('js interactive-example', 'no'),
      fence('svg', '<svg/>'),
      fence('html', '<p>'),
      '{{EmbedLiveSample("a")}}',
    ].join('\n\n');
    expect(await samplesOf(body)).toEqual([{ id: 'a', html: '<p>\n', src: '/en-US/docs/Here' }]);
    expect(await samplesOf(`## A\n\n${fence('svg', '<svg/>')}\n{{EmbedLiveSample("a")}}`)).toMatchObject([{ html: '<svg/>\n' }]);
    expect(await samplesOf(`## A\n\n${fence('wat', '(module)')}\n{{EmbedLiveSample("a")}}`)).toMatchObject([{ wat: '(module)\n' }]);
  });

  test('is told once however often it is shown, and a page without samples tells of none', async () => {
    expect(await samplesOf(`## A\n\n${fence('js', 'a')}\n{{EmbedLiveSample("A")}}\n\n{{LiveSampleLink("a", "alone")}}`)).toHaveLength(1);
    expect(await samplesOf(fence('js', 'a'))).toBeUndefined();
  });

  test('whose name nothing has is that of the section it is in', async () => {
    const body = ['## A', fence('js', 'a'), '## Examples', fence('js', 'b'), '### Result', '{{EmbedLiveSample("Example")}}'].join('\n\n');
    expect(await samplesOf(body)).toEqual([{ id: 'example', js: 'b\n', src: '/en-US/docs/Here' }]);
  });

  test('that does not exist is a flaw at the call', async () => {
    const { configuration } = await import('@webdocs/testing/public-configuration');
    const doc = await docWith('{{EmbedLiveSample("nowhere")}}', { configuration: { ...configuration, writerMode: true } });
    expect(doc.live_samples).toBeUndefined();
    expect(doc.flaws?.macros).toMatchObject([{ kind: 'templ-invalid-arg', macroName: 'embedlivesample', line: 7 }]);
  });

  test('stays small when thousands of samples share it', async () => {
    const calls = Array.from({ length: 2000 }, (_, index) => `{{EmbedLiveSample("s${index}")}}`).join('\n\n');
    const headings = Array.from({ length: 2000 }, (_, index) => `### s${index}`).join('\n\n');
    const samples = await samplesOf(`## A\n\n${fence('js', 'x'.repeat(20_000))}\n\n${headings}\n\n${calls}`);
    expect(JSON.stringify(samples).length).toBeLessThan(5_000_000);
  });
});

describe('what can be played', () => {
  const blocks = async (body: string) =>
    Array.from((await html(body)).matchAll(/<div class="code-example"([^>]*)>/g), ([, attributes = '']) => attributes.trim());

  test('a block of a sample names it, one that runs by itself names its language, others are only read', async () => {
    const body = [
      fence('js live-sample___a live-sample___b', '1'),
      fence('js', 'alert(1)'),
      fence('python', 'x'),
      '{{EmbedLiveSample("a")}}',
      '{{EmbedLiveSample("b")}}',
    ];
    expect(await blocks(body.join('\n\n'))).toEqual(['data-live-sample="a b"', 'data-playable="js"', '']);
  });

  test('the HTML, CSS and JavaScript of a section run together, also what is hidden or has a heading of its own', async () => {
    const cup = [
      '## Cup',
      '### HTML',
      fence('html', '<p id="cup">Tea</p>'),
      '### CSS',
      fence('css', 'p {}'),
      fence('js hidden', 'cup.hidden = true'),
    ];
    const pot = ['## Pot', fence('html', '<b>Pot</b>'), fence('python', 'x')];
    expect(await blocks([...cup, ...pot].join('\n\n'))).toEqual([
      'data-play-with="1-0" data-playable="html"',
      'data-play-with="1-0" data-playable="css"',
      'hidden="" data-play-with="1-0"',
      'data-playable="html"',
      '',
    ]);
  });

  test('scripts of a section that cannot run together run one at a time', async () => {
    const body = [
      '## Cup',
      fence('html', '<p id="cup">Tea</p>'),
      fence('js', 'const a = 1; cup.title = a'),
      fence('js', 'const a = 2; cup.title = a'),
    ];
    expect(await blocks(body.join('\n\n'))).toEqual([
      'data-play-with="1-0 1-1" data-playable="html"',
      'data-play-with="1-0" data-playable="js"',
      'data-play-with="1-1" data-playable="js"',
    ]);
  });

  test.each([
    ['styles alone', fence('css', 'p {}')],
    ['what a head holds', fence('html', '<link rel="icon" href="a.png"><title>Tea</title>')],
    ['gaps that the reader is to fill', fence('html', '<p>{{ name }}</p>')],
    ['a script that shows nothing', fence('js', 'const a = [1].map((b) => b)')],
    ['a script that looks for elements which are not there', fence('js', 'document.querySelector("p").onclick = () => alert(1)')],
    ['names that nothing has', fence('js', 'cup.addEventListener("tea", () => alert(1))')],
    ['a fragment', fence('js', 'alert(1')],
    ['code for Node.js', fence('js', 'const http = require("http"); console.log(http)')],
    ['modules that are not there', fence('js', 'import express from "express";\nconsole.log(express)')],
    ['how it is written', `## Syntax\n\n${fence('js', 'alert()')}`],
    ['a page whose script cannot run', `${fence('html', '<p>Tea</p>')}\n${fence('js', 'import "./tea.js"')}`],
  ])('not %s', async (_, body) => {
    expect((await blocks(body)).join()).not.toContain('data-play');
  });
});
