import { join } from 'node:path';
import { openedContent } from '../../fixtures/opened-content.ts';
import { randomCases } from '@webdocs/testing/random-cases';
import { documentText, writeIn, writtenTree } from '@webdocs/testing/written-tree';
import { noJsonData, readJsonData, wordOf } from './json-data.ts';

function readWith(...roots: ReadonlyArray<Readonly<Record<string, unknown>>>) {
  const problems: string[] = [];
  const folders = roots.map((files) =>
    writtenTree(
      Object.fromEntries(Object.entries(files).map(([name, data]) => [name, typeof data === 'string' ? data : JSON.stringify(data)])),
    ),
  );
  const data = readJsonData(folders, (file, line, message) => {
    const folder = folders.find((root) => file.startsWith(root)) ?? '';
    problems.push(`${file.slice(folder.length + 1)}:${line} ${message}`);
  });
  return { data, problems };
}

test('a root without data has empty tables and nothing is reported', () => {
  const { data, problems } = readWith({});
  expect(data).toEqual(noJsonData);
  expect(problems).toEqual([]);
});

test('tables are read with or without a list around them, and what an entry leaves out is empty', () => {
  const { data, problems } = readWith({
    'GroupData.json': [{ 'Tea API': { overview: ['Tea API'], interfaces: ['Kettle'] } }],
    'InterfaceData.json': { Kettle: { inh: 'Vessel', impl: [] }, Vessel: {} },
    'SVGData.json': { elements: { a: { categories: ['containerElement'], content: { description: 'any', elements: ['x'] } } } },
  });
  expect(problems).toEqual([]);
  expect(data.groups.get('Tea API')).toMatchObject({ overview: ['Tea API'], interfaces: ['Kettle'], guides: [], events: [] });
  expect(data.interfaces.get('Kettle')?.inh).toBe('Vessel');
  expect(data.interfaces.get('Vessel')).toEqual({ inh: '', impl: [] });
  expect(data.svgElements.get('a')?.categories).toEqual(['containerElement']);
});

test('a word is said in the language asked for, else in English, else not at all', () => {
  const { data } = readWith({ 'L10n-Common.json': { Events: { 'en-US': 'Events', fr: 'Évènements' } } });
  expect(wordOf(data, 'Common', 'Events', 'fr')).toBe('Évènements');
  expect(wordOf(data, 'Common', 'Events', 'ja')).toBe('Events');
  expect(wordOf(data, 'Common', 'Nothing', 'fr')).toBeUndefined();
  expect(wordOf(data, 'Nowhere', 'Events', 'fr')).toBeUndefined();
});

test('entries of an earlier root win, and later ones add to them', () => {
  const { data } = readWith(
    { 'InterfaceData.json': { Kettle: { inh: 'Vessel' } }, 'L10n-Common.json': { A: { 'en-US': 'first' } } },
    { 'InterfaceData.json': { Kettle: { inh: 'Pot' }, Pan: { inh: 'Pot' } }, 'L10n-Common.json': { A: { 'en-US': 'second' }, B: {} } },
  );
  expect(data.interfaces.get('Kettle')?.inh).toBe('Vessel');
  expect(data.interfaces.get('Pan')?.inh).toBe('Pot');
  expect(wordOf(data, 'Common', 'A', 'en-US')).toBe('first');
  expect(data.words.get('Common')?.has('B')).toBe(true);
});

test('a file that is no JSON or has another shape is named, and the others are read', () => {
  const { data, problems } = readWith({
    'GroupData.json': '[{"Tea API": {"overview": "Tea"}}]',
    'InterfaceData.json': '{"Kettle": ',
    'L10n-Common.json': { A: { 'en-US': 'word' } },
  });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['GroupData.json:1', 'InterfaceData.json:1']);
  expect(wordOf(data, 'Common', 'A', 'en-US')).toBe('word');
});

test('whatever the files contain, reading them never throws', () => {
  const folder = writtenTree({});
  const inputs = randomCases(80, (choose) => {
    const value = (depth: number): unknown => {
      const below = () => (depth > 3 ? choose.text(4) : value(depth + 1));
      if (choose.below(3) === 0) return choose.of([null, 1, true, '', '__proto__', []]);
      const key = () => choose.of(['elements', 'overview', 'inh', 'impl', 'name', 'url', '__proto__', 'constructor', 'x']);
      return choose.below(3) === 0 ? choose.list(3, below) : Object.fromEntries(choose.list(4, () => [key(), below()]));
    };
    const name = choose.of(['GroupData', 'InterfaceData', 'SVGData', 'SpecData', 'L10n-Common']);
    return { name, text: choose.below(5) === 0 ? choose.text(30, '{}[]",:a1') : JSON.stringify(value(0)) };
  });
  for (const { name, text } of inputs) {
    writeIn(folder, `${name}.json`, text);
    expect(readJsonData([folder], () => undefined).words).toBeInstanceOf(Map);
  }
});

test('a changed data file makes another state of the content', async () => {
  const page = { 'files/en-us/a/index.md': documentText('A', 'A') };
  const data = (parent: string) => ({
    ...page,
    [join('files', 'jsondata', 'InterfaceData.json')]: JSON.stringify({ Kettle: { inh: parent } }),
  });
  const revisions = await Promise.all(
    [page, data('Vessel'), data('Pot')].map(async (files) => (await openedContent(files)).content.revision()),
  );
  expect(new Set(revisions).size).toBe(3);
});
