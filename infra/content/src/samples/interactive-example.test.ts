import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

async function html(body: string) {
  const { page } = await openedContent({ 'files/en-us/here/index.md': documentText('Here', 'Here', body) }, { modulesFolders: [] });
  return htmlOfBody(await page('Doc', '/en-US/docs/Here'));
}
const fence = (info: string) => `\`\`\`${info}\nx\n\`\`\`\n`;
const call = '{{InteractiveExample("Demo", "taller")}}';

test.each([
  ['console', ['js interactive-example']],
  ['tabbed', ['html interactive-example', 'css interactive-example', 'js hidden interactive-example']],
  ['choice', ['css interactive-example-choice', 'css interactive-example-choice', 'html interactive-example']],
  ['wat', ['wat interactive-example', 'js interactive-example']],
])('an example of the kind %s is known by its fences', async (kind, fences) => {
  const result = await html([call, ...fences.map(fence)].join('\n\n'));
  expect(result).toMatch(new RegExp(`^<interactive-example name="Demo" height="taller" kind="${kind}"><div class="code-example`));
  expect(result.match(/<pre /g)).toHaveLength(fences.length);
});

test('the example gathers its fences from the whole page, in their order, and leaves the others', async () => {
  const result = await html(
    `${call}\n\n## More\n\n${fence('js')}\n${fence('css interactive-example')}\n${fence('html interactive-example')}`,
  );
  expect(result.split('</interactive-example>')[0]?.match(/brush: (\w+)/g)).toEqual(['brush: css', 'brush: html']);
  expect(result.split('</interactive-example>')[1]).toContain('brush: js notranslate');
});

test('of several examples each has the fences that follow it', async () => {
  const result = await html(`${call}\n\n${fence('js interactive-example')}\n${call}\n\n${fence('css interactive-example')}`);
  expect(result.match(/kind="\w+"|brush: \w+/g)).toEqual(['kind="console"', 'brush: js', 'kind="tabbed"', 'brush: css']);
});

test('an example without code is an empty place', async () => {
  expect(await html(call)).toBe('<interactive-example name="Demo" height="taller"></interactive-example>');
});
