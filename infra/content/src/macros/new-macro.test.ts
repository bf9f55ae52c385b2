import { appendFile, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentText } from '@webdocs/testing/written-tree';

const room = fileURLToPath(new URL('../..', import.meta.url));
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'webdocs-new-macro-'));
  await cp(room, join(root, 'content'), { recursive: true, filter: (path) => !/node_modules|\.test\.ts$/.test(path) });
  await symlink(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), join(root, 'node_modules'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

test('one file and one line make a macro: it is rendered, and searched as it says', async () => {
  const macros = join(root, 'content/src/macros');
  await writeFile(
    join(macros, 'shout.ts'),
    `import { element } from '../parse/tree.ts';
import { searchedAs } from './machinery/macro.ts';

export const shout = searchedAs({ text: ([text = '']) => 'loud ' + text, area: 'css' }, (given) => [
  element('strong', {}, [given.text(0)?.toUpperCase() ?? '']),
]);
`,
  );
  await appendFile(join(macros, 'table.ts'), "export { shout } from './shout.ts';\n");

  const source = 'They say {{Shout("gap")}}.';
  const { openedContent, htmlOfBody } = (await import(
    join(root, 'content/fixtures/opened-content.ts')
  )) as typeof import('../../fixtures/opened-content.ts');
  const { page } = await openedContent({ 'files/en-us/here/index.md': documentText('Here', 'Here', source) }, { modulesFolders: [] });
  expect(htmlOfBody(await page('Doc', '/en-US/docs/Here'))).toBe('<p>They say <strong>GAP</strong>.</p>');

  const { namedLinks, searchedCalls, searchedText } = (await import(
    join(macros, 'calls-in-search.ts')
  )) as typeof import('./calls-in-search.ts');
  const calls = searchedCalls(source);
  expect(searchedText(source, calls)).toBe('They say loud gap.');
  expect(namedLinks(calls)).toEqual([{ area: 'css', name: 'gap', label: undefined }]);
});
