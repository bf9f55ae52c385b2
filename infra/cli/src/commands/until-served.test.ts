import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilServed } from './until-served.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

async function printed(folder: string): Promise<string[]> {
  const lines: string[] = [];
  await untilServed(folder, 'mfe-docs', '1.1.0', { out: (line) => lines.push(line), err: () => undefined });
  return lines;
}

test('where no site runs there is nothing to wait for', async () => {
  expect(await printed(folderWith({}))).toEqual([]);
  expect(await printed(folderWith({ 'site.pid': '999999999' }))).toEqual([]);
});

test('a running site that serves the version is said', async () => {
  const folder = folderWith({ 'site.pid': String(process.pid), 'served.json': '{"mfe-docs":"1.1.0"}' });
  expect(await printed(folder)).toEqual([expect.stringContaining('the running site serves it')]);
});

test('the command waits until the site has changed over', async () => {
  const folder = folderWith({ 'site.pid': String(process.pid), 'served.json': '{"mfe-docs":"1.0.0"}' });
  const waiting = printed(folder);
  writeFileSync(join(folder, 'served.json'), '{"mfe-docs":"1.1.0"}');
  expect(await waiting).toHaveLength(1);
});
