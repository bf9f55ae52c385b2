import { configuration } from '@webdocs/testing/public-configuration';
import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';
import { readSampleChecks } from './sample-checks.ts';

const written = ['- There is a heading.', "  first('h1') !== undefined", '', '- Two lines', '  all(', "    'p') .length === 2", ''].join(
  '\n',
);

describe('the marks in a fence', () => {
  test('are sentences after hyphens, with their checks indented below them', () => {
    expect(readSampleChecks(written)).toEqual({
      marks: [
        { sentence: 'There is a heading.', check: "first('h1') !== undefined" },
        { sentence: 'Two lines', check: "all(\n'p') .length === 2" },
      ],
      complaints: [],
    });
  });

  test.each([
    ['a mark without a sentence', '-\n  true', 'A mark has no sentence: true'],
    ['a mark without a check', '- Do it.', 'The mark "Do it." has no check'],
    ['a check that is no code', '- Do it.\n  a b', 'The check of "Do it." cannot be read'],
    ['a check that is no expression', '- Do it.\n  return true', 'The check of "Do it." cannot be read'],
    ['a check without bounds', `- Do it.\n  ${'1 + '.repeat(600)}1`, 'is longer than 2000 characters'],
    ['a line that is neither', 'Do it.\n- Do it.\n  true', '"Do it." is neither a sentence'],
    ['an empty fence', '\n', 'There is no mark in it'],
    ['a list without end', '- Do it.\n  true\n'.repeat(30), 'There are 30 marks; the list ends after 20'],
  ])('%s is told of', (_name, source, complaint) => {
    const { marks, complaints } = readSampleChecks(source);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(complaint);
    expect(marks.length).toBeLessThanOrEqual(20);
  });

  test('may wait for something', () => {
    expect(readSampleChecks("- Press it.\n  await press('#more') && read('p') === '1'").complaints).toEqual([]);
  });
});

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;
const sample = (title: string, marks: string) =>
  [`{{MarkedSample("${title}", "tabbed-shorter")}}`, fence('html interactive-example', `<p>${title}</p>`), fence('marks', marks)].join(
    '\n\n',
  );

async function docWith(body: string, writerMode = false) {
  const { page } = await openedContent(
    { 'files/en-us/here/index.md': documentText('Here', 'Here', body) },
    { modulesFolders: [], configuration: { ...configuration, writerMode } },
  );
  return (await page('Doc', '/en-US/docs/Here')).doc;
}
async function html(body: string) {
  const doc = await docWith(body);
  return htmlOfBody({ renderer: 'Doc', url: doc.mdn_url, doc });
}

describe('a sample with marks', () => {
  test('is followed by the list of what there is to do, with the checks as data', async () => {
    const result = await html(sample('Tea', '- The `h1` is "hot" & <b>.\n  read("h1") === "hot" && 1 < 2'));
    expect(result).toContain(
      '</interactive-example><div class="sample-marks" role="group" aria-label="Check your work"><p class="sample-marks-title">Check your work</p>' +
        '<ul role="list"><li data-check="read(&quot;h1&quot;) === &quot;hot&quot; &amp;&amp; 1 &lt; 2"><span>The <code>h1</code> is "hot" &amp; &lt;b&gt;.</span></li></ul></div>',
    );
    expect(result).toMatch(/^<interactive-example name="Tea" height="tabbed-shorter" kind="tabbed">/);
    expect(result).not.toContain('brush: marks');
  });

  test('keeps its own list where a page has several', async () => {
    const result = await html(`${sample('One', '- First.\n  true')}\n\nBetween.\n\n${sample('Two', '- Second.\n  true')}`);
    expect(result.match(/name="\w+"|<span>[^<]*|<p>Between/g)).toEqual([
      'name="One"',
      '<span>First.',
      '<p>Between',
      'name="Two"',
      '<span>Second.',
    ]);
  });

  test('has one list of all its marks, and none where not one can be checked', async () => {
    const two = await html(`${sample('One', '- First.\n  true')}\n\n${fence('marks', '- Second.\n  true')}`);
    expect(two.match(/class="sample-marks"|data-check/g)).toEqual(['class="sample-marks"', 'data-check', 'data-check']);
    expect(await html(sample('One', '- First.'))).not.toContain('sample-marks');
  });

  test('is in its section without a heading of its own', async () => {
    expect((await docWith(`## Your turn\n\n${sample('Tea', '- Do.\n  true')}`)).body.map(({ value }) => value.title)).toEqual([
      'Your turn',
    ]);
  });
});

describe('a writer is told', () => {
  const flawsOf = async (body: string) => (await docWith(body, true)).flaws?.['other'] ?? [];

  test('where a mark cannot be checked', async () => {
    expect(await flawsOf(sample('Tea', '- Do it.'))).toMatchObject([
      { kind: 'bad-sample-mark', explanation: 'The mark "Do it." has no check', line: 13 },
    ]);
  });

  test('which marks belong to no sample; readers still see them as a list', async () => {
    const body = fence('marks', '- Do it.\n  true');
    expect(await flawsOf(body)).toMatchObject([{ kind: 'bad-sample-mark', line: 7 }]);
    expect(await html(body)).toContain('<li data-check="true"><span>Do it.</span></li>');
  });

  test('that choices are not checked', async () => {
    const body = `{{MarkedSample("Tea")}}\n\n${fence('css interactive-example-choice', 'a: b')}\n\n${fence('marks', '- Do it.\n  true')}`;
    expect(await flawsOf(body)).toMatchObject([{ kind: 'bad-sample-mark', explanation: expect.stringContaining('choices') as string }]);
  });

  test('of nothing where all is well', async () => {
    expect(await flawsOf(sample('Tea', '- Do it.\n  true'))).toEqual([]);
  });
});
