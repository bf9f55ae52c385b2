import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { run, usage } from './export.ts';

jest.setTimeout(60_000);

const folder = writtenTree({
  'content/files/en-us/glossary/tea/index.md': documentText('Glossary/Tea', 'Tea', 'Tea.'),
  'content/files/en-us/glossary/tea/green/index.md': documentText('Glossary/Tea/Green', 'Green tea', 'Tea.'),
});

async function exported(...words: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  const io = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(`error: ${line}`) };
  await run([...words, '--content', join(folder, 'content'), '--data', join(folder, 'data')], io);
  return lines;
}

test.each([
  ['tea.zip', 'PK'],
  ['tea.epub', 'PK'],
  ['tea.docset.tgz', '\u001f\u008b'],
])('%s is a section in the format that its name says', async (name, start) => {
  const lines = await exported('Glossary/Tea', '--to', join(folder, name));
  expect(lines).toEqual([expect.stringMatching(/^Tea: 2 pages, 0 pictures, \d+\.\d\d MB, [\d.]+ s$/)]);
  expect(readFileSync(join(folder, name), 'latin1').slice(0, 2)).toBe(start);
});

test('a docset is a folder where it is not to be packed, and a section may be named by its address', async () => {
  await exported('/en-US/docs/Glossary/Tea', '--to', join(folder, 'tea.docset'));
  expect(existsSync(join(folder, 'tea.docset/Contents/Info.plist'))).toBe(true);
});

test('a section that is not there is named', async () => {
  await expect(exported('Glossary/Milk', '--to', join(folder, 'milk.zip'))).rejects.toMatchObject({
    code: 'SECTION_UNKNOWN',
    values: { address: '/en-US/docs/Glossary/Milk' },
  });
  expect(existsSync(join(folder, 'milk.zip'))).toBe(false);
});

test.each([
  [[], '--to is missing'],
  [['--to', 'tea.pdf'], 'tea.pdf does not say a format; --format takes zip, epub, docset'],
  [['--to', 'tea.zip', '--format', 'pdf'], '--format takes zip, epub, docset, not "pdf"'],
])('%j is misuse: %s', async (words, cause) => {
  await expect(exported('Glossary/Tea', ...words)).rejects.toMatchObject({ code: 'COMMAND_MISUSED', values: { cause, usage } });
});
