import { configuration } from '@webdocs/testing/public-configuration';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { applyFixes } from '../change/apply-fixes.ts';
import { checkSidebars } from './check-sidebars.ts';
import { rootContext } from './root-context.ts';

const sidebar =
  'sidebar:\n  - /Tea\n  - type: section\n    link: "/tea"\n    title: /x\n  - { link: /Cup }\n  - link: /en-US/docs/Pot#how\n  - /Nothing # gone\n  - /en-US/curriculum/\nl10n:\n  en-US:\n    Key: text\n';

test('links of sidebars are checked where they are, and fixed in place', async () => {
  const root = writtenTree({
    'files/en-us/tea/index.md': documentText('Tea', 'Tea'),
    'files/en-us/_redirects.txt': '/en-US/docs/Pot\t/en-US/docs/Tea\n',
    'files/sidebars/tea.yaml': sidebar,
  });
  const context = await rootContext({ roots: [root], configuration, report: () => undefined });
  const [file] = checkSidebars(context);
  expect(file?.flaws.map(({ line, column, href, suggestion }) => [line, column, href, suggestion])).toEqual([
    [4, 13, '/tea', '/Tea'],
    [7, 23, '/en-US/docs/Pot', '/en-US/docs/Tea'],
    [8, 6, '/Nothing', undefined],
  ]);
  const fixed = applyFixes(sidebar, file?.flaws.flatMap(({ fix }) => fix ?? []) ?? []);
  expect(fixed).toBe(sidebar.replace('"/tea"', '"/Tea"').replace('/Pot#how', '/Tea#how'));
  expect(checkSidebars(context, ['/elsewhere'])).toEqual([]);
});
