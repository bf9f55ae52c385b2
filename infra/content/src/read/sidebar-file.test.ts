import { randomCases, type Choices } from '@webdocs/testing/random-cases';
import { writeIn, writtenTree } from '@webdocs/testing/written-tree';
import { readSidebars } from './sidebar-file.ts';

function readWith(files: Readonly<Record<string, string>>) {
  const folder = writtenTree(files);
  const problems: string[] = [];
  const sidebars = readSidebars([folder], (file, line, message) => problems.push(`${file.slice(folder.length + 1)}:${line} ${message}`));
  return { sidebars, problems };
}

test('a title that YAML takes for a number is a title all the same', () => {
  const { sidebars, problems } = readWith({ 'Tea.yaml': 'sidebar:\n  - title: 404\n    tags: guide\nl10n:\n  fr:\n    x: 1\n' });
  expect(problems).toEqual([]);
  expect(sidebars.get('tea')?.sidebar).toEqual([{ title: '404', tags: ['guide'] }]);
});

test('a wrong entry is reported with its line, and the other files are read', () => {
  const { sidebars, problems } = readWith({
    'bad.yaml': 'sidebar:\n  - /Tea\n  - title: x\n    details: sometimes\n',
    'broken.yaml': 'sidebar:\n  - title: "x\n',
    'good.yaml': 'sidebar:\n  - /Tea\n',
    'list.yaml': '- /Tea\n',
  });
  expect([...sidebars.keys()]).toEqual(['good']);
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['bad.yaml:3', 'broken.yaml:3', 'list.yaml:1']);
});

test('a file that holds itself is reported and does no harm', () => {
  const { sidebars, problems } = readWith({ 'loop.yaml': 'sidebar: &all\n  - title: x\n    children: *all\n' });
  expect(sidebars.size).toBe(0);
  expect(problems).toHaveLength(1);
});

test('whatever a file contains, reading it never throws', () => {
  const folder = writtenTree({});
  const line = (choose: Choices) =>
    ' '.repeat(choose.below(6)) +
    choose.of([
      'sidebar:',
      '- /Tea',
      '- title: a',
      'children:',
      'type: listSubPages',
      'path: /Tea',
      'l10n:',
      '- &a [*a]',
      '- {',
      '"',
      '<<: *a',
      'depth: -1',
    ]);
  for (const text of randomCases(150, (choose) => choose.list(8, () => line(choose)).join('\n'))) {
    writeIn(folder, 'x.yaml', text);
    expect(readSidebars([folder], () => undefined).size).toBeLessThan(2);
  }
});
