import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configuration } from '@webdocs/testing/public-configuration';
import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText, writeIn, writtenTree } from '@webdocs/testing/written-tree';
import { contentTree } from './content-tree.ts';
import { documentsIn } from './documents.ts';
import { keepIn, rememberedIn } from './index-file.ts';
import { ContentMemory } from './content-memory.ts';

const shelf = {
  'files/en-us/web/index.md': documentText('Web', 'The web'),
  'files/en-us/web/kettle/index.md': documentText('Web/Kettle', 'Kettle'),
  'files/en-us/web/pot/index.md': documentText('Web/Pan', 'A pot that says it is a pan'),
  'files/fr/web/kettle/index.md': documentText('Web/Kettle', 'Bouilloire'),
  'files/ja/web/やかん/index.md': documentText('Web/やかん', 'やかん'),
};

/** Long after the files were written: before that they may still change within the tick. */
const later = () => Date.now() + 60_000;
const silently = () => undefined;

/** What a start finds in the roots, and whether it had to read anything that the index file did not tell. */
async function start(root: string, file: string) {
  const memory = rememberedIn(file);
  const problems: string[] = [];
  const seen = await memory.look([contentTree(root, configuration.locales)], undefined);
  const records = documentsIn(seen, (at, line, cause) => problems.push(`${at.slice(root.length + 1)}:${line}: ${cause}`));
  const hasRead = memory.hasChanged;
  if (hasRead) keepIn(file, memory, silently, later());
  return { records, problems, hasRead };
}

async function startedTwice(files: Readonly<Record<string, string>> = shelf) {
  const root = writtenTree(files);
  const file = join(writtenTree({}), 'index/content.json');
  const first = await start(root, file);
  return { root, file, first, second: await start(root, file) };
}

describe('a second start', () => {
  test('reads no page again, and knows all that the first one knew', async () => {
    const { first, second } = await startedTwice();
    expect([first.hasRead, second.hasRead]).toEqual([true, false]);
    expect(second.records).toEqual(first.records);
    expect(second.records).toHaveLength(5);
    expect(second.problems).toEqual(first.problems);
    expect(second.problems).toEqual(['files/en-us/web/pot/index.md:3: the slug Web/Pan belongs in the folder web/pan']);
  });

  test('sees what was written, added, taken away and renamed in between', async () => {
    const { root, file } = await startedTwice();
    writeIn(root, 'files/en-us/web/kettle/index.md', documentText('Web/Kettle', 'Electric kettle'));
    writeIn(root, 'files/en-us/web/kettle/lid/index.md', documentText('Web/Kettle/Lid', 'Lid'));
    rmSync(join(root, 'files/fr'), { recursive: true });
    renameSync(join(root, 'files/en-us/web/pot'), join(root, 'files/en-us/web/pan'));
    const { records, problems, hasRead } = await start(root, file);
    expect(hasRead).toBe(true);
    expect(records.map(({ slug, title }) => `${slug}: ${title}`).sort()).toEqual([
      'Web/Kettle/Lid: Lid',
      'Web/Kettle: Electric kettle',
      'Web/Pan: A pot that says it is a pan',
      'Web/やかん: やかん',
      'Web: The web',
    ]);
    expect(problems).toEqual([]);
  });

  test('reads files again that were so young that they could have changed unseen', async () => {
    const root = writtenTree(shelf);
    const file = join(root, 'index.json');
    const memory = new ContentMemory();
    await memory.look([contentTree(root, configuration.locales)], undefined);
    keepIn(file, memory, silently);
    expect((await start(root, file)).hasRead).toBe(true);
  });

  test('follows no link out of the root, even where there was a folder before', async () => {
    const elsewhere = writtenTree({
      'kettle/index.md': documentText('Web/Kettle', 'Not ours'),
      'index.md': documentText('Web', 'Not ours'),
    });
    const { root, file } = await startedTwice();
    rmSync(join(root, 'files/en-us/web'), { recursive: true });
    symlinkSync(elsewhere, join(root, 'files/en-us/web'));
    mkdirSync(join(root, 'files/en-us/cup'));
    symlinkSync(join(elsewhere, 'index.md'), join(root, 'files/en-us/cup/index.md'));
    const { records } = await start(root, file);
    expect(records.map(({ locale }) => locale)).toEqual(['fr', 'ja']);
  });

  test('of a whole site tells the same problems and revision as the first', async () => {
    const files = { ...shelf, 'files/sidebars/kitchen.yaml': 'sidebar:\n  - type: wrong\n', 'files/en-us/_redirects.txt': 'no tab\n' };
    const indexFile = join(writtenTree({}), 'index.json');
    const first = await openedContent(files, { indexFile });
    await first.content.close();
    const problems: string[] = [];
    const { openContent } = await import('../content.ts');
    const second = await openContent({
      roots: [first.root],
      configuration,
      indexFile,
      report: (failure) => problems.push(failure.message.replaceAll(`${first.root}/`, '')),
    });
    await second.close();
    expect(problems).toEqual(first.problems);
    expect(problems.length).toBeGreaterThanOrEqual(3);
    expect(second.revision()).toBe(first.content.revision());
  });
});

describe('an index file that cannot be believed is ignored and written anew:', () => {
  const sealed = (head: string, json: string) =>
    `${head.split(' ').slice(0, 2).join(' ')} ${createHash('sha256').update(json).digest('hex')}\n${json}`;

  test.each<[string, (text: string) => string | Buffer]>([
    ['empty', () => ''],
    ['cut short', (text) => text.slice(0, -10)],
    ['with one other letter', (text) => text.replace('The web', 'The wet')],
    ['of another program', () => '{"version": 3}\n'],
    ['of another release', (text) => text.replace(/ [0-9a-f]{64} /, ` ${'0'.repeat(64)} `)],
    ['not even text', () => Buffer.from([0xff, 0, 0xfe, 10, 1, 2, 3])],
    ['of another shape', (text) => sealed(text, '{"trees": 7}')],
    ['of a language that the site does not know', (text) => sealed(text, text.slice(text.indexOf('\n') + 1).replace('"en-US"', '"xx"'))],
    ['with a name that leads out', (text) => sealed(text, text.slice(text.indexOf('\n') + 1).replace('"kettle":', '"../kettle":'))],
    ['with a slug that leads out', (text) => sealed(text, text.slice(text.indexOf('\n') + 1).replace('"Web/Kettle"', '"../Web"'))],
  ])('%s', async (_, spoil) => {
    const { root, file, first } = await startedTwice();
    writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    const next = await start(root, file);
    expect(next.hasRead).toBe(true);
    expect(next.records).toEqual(first.records);
    expect((await start(root, file)).hasRead).toBe(false);
  });

  test('a folder in its place', async () => {
    const root = writtenTree(shelf);
    const told: string[] = [];
    const memory = rememberedIn(root);
    await memory.look([contentTree(root, configuration.locales)], undefined);
    keepIn(root, memory, (file) => told.push(file));
    expect(told).toEqual([root]);
  });
});
