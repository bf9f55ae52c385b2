import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { progressLine, run, usage } from './content-build.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'webdocs-content-build-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const io = { out: () => undefined, err: () => undefined };

test('without a folder to write into it says how it is used', async () => {
  await expect(run([], io)).rejects.toMatchObject({ code: 'COMMAND_MISUSED', values: { usage } });
  await expect(run(['--content', folder], io)).rejects.toMatchObject({ code: 'COMMAND_MISUSED' });
});

test('progress tells how far, how fast and how long still', () => {
  expect(progressLine({ done: 1500, total: 14_611, pagesPerSecond: 412.4, secondsLeft: 31.2 })).toBe(
    '1500 of 14611 pages, 412/s, 32 s left',
  );
});

test('several threads build what is too much for one, and a second build has nothing left to do', async () => {
  const pages = 260;
  for (let page = 0; page < pages; page += 1) {
    const place = join(folder, `content/files/en-us/page_${page}`);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'index.md'), `---\ntitle: Page ${page}\nslug: Page_${page}\n---\n\nText {{Glossary("x")}}.\n`);
  }
  const command = fileURLToPath(new URL('../site.ts', import.meta.url));
  const build = async () => {
    const words = ['content', 'build', join(folder, 'out'), '--content', join(folder, 'content'), '--data', join(folder, 'data')];
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', command, ...words]);
    return /pages +(\d+) built, (\d+) unchanged, (\d+) removed, (\d+) failed/.exec(stdout)?.slice(1).map(Number) ?? [];
  };
  const [built = 0, ...rest] = await build();
  expect(built).toBeGreaterThanOrEqual(pages);
  expect(rest).toEqual([0, 0, 0]);
  expect(JSON.parse(readFileSync(join(folder, 'out/en-us/docs/page_259/index.json'), 'utf8'))).toMatchObject({
    url: '/en-US/docs/Page_259',
  });
  expect(await build()).toEqual([0, built, 0, 0]);
}, 60_000);
