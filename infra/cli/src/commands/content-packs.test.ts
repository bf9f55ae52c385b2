import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PackIndexSchema } from '@webdocs/contracts/offline/pack-index';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { parse } from 'valibot';
import { run, stepLine, usage } from './content-packs.ts';

jest.setTimeout(60_000);

test('without a folder to write into it says how it is used', async () => {
  const io = { out: () => undefined, err: () => undefined };
  await expect(run(['--content', 'x'], io)).rejects.toMatchObject({ code: 'COMMAND_MISUSED', values: { usage } });
});

test('progress tells what is being made, and how far it is', () => {
  expect(stepLine({ what: 'pages', done: 40, total: 464 })).toBe('40 of 464 pages');
  expect(stepLine({ what: 'packs', done: 3, total: 17 })).toBe('3 of 17 groups of packs');
  expect(stepLine({ what: 'zips', done: 0, total: 1 })).toBe('zips of the whole site');
});

test('a folder of packs is made of the content, and the next run has nothing left to do', async () => {
  const folder = writtenTree({ 'content/files/en-us/glossary/tea/index.md': documentText('Glossary/Tea', 'Tea', 'Tea.') });
  const lines: string[] = [];
  const io = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(`error: ${line}`) };
  const pack = () => run([join(folder, 'out'), '--content', join(folder, 'content'), '--data', join(folder, 'data')], io);
  await pack();
  const { packs } = parse(PackIndexSchema, JSON.parse(readFileSync(join(folder, 'out/packs/index.json'), 'utf8')));
  expect(packs.find(({ area }) => area === 'glossary')).toMatchObject({ locale: 'en-US', pages: 1 });
  expect(lines.join('\n')).toMatch(/^glossary en-US +0\.00 MB +1 pages +0 updates$/m);
  lines.length = 0;
  await pack();
  expect(lines.join('\n')).toMatch(new RegExp(`^packs .*, 0 of ${packs.length} written`, 'm'));
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
});
