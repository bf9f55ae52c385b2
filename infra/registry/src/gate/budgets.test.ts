import { randomBytes } from 'node:crypto';
import { buildRelease } from '@webdocs/testing/release-builder';
import { packWell } from '../packed-files.ts';
import { budgetsOf, requireBudgets, requireBudgetsOfBuild } from './budgets.ts';
import type { WholeRelease } from '../release-contents.ts';

const kilobyte = 1024;
const page = { module: './page', fallback: { kind: 'nothing' as const }, budgetKb: 12 };

/** A release whose entry and page have files of these sizes, which cannot be packed; it says of each that it weighs nothing. */
function weighing(sizes: { entry?: number; page?: number; late?: number }, development?: true): WholeRelease {
  const { release, contents: texts } = buildRelease({ name: 'mfe-docs' });
  const contents = new Map<string, Buffer>(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  contents.set(release.entry, randomBytes(sizes.entry ?? 0));
  for (const path of ['client/page.js', 'client/page-more.js']) contents.set(path, randomBytes((sizes.page ?? 0) / 2));
  contents.set('client/late.js', randomBytes(sizes.late ?? 0));
  const record = { bytes: 0, brotliBytes: 0, sha384: `sha384-${'A'.repeat(64)}` };
  return {
    contents,
    release: {
      ...release,
      ...(development ? { development } : {}),
      definition: { ...release.definition, entryBudgetKb: 8, parts: { page } },
      files: Object.fromEntries([...contents.keys()].map((path) => [path, record])),
      parts: { page: { scripts: ['client/page.js', 'client/page-more.js'], styles: [], lateScripts: ['client/late.js'], lateStyles: [] } },
    },
  };
}

test('a release says what its entry and the scripts weigh that its parts need at once', () => {
  const { release } = weighing({});
  const record = (brotliBytes: number) => ({ bytes: 0, brotliBytes, sha384: `sha384-${'A'.repeat(64)}` });
  const files = {
    [release.entry]: record(2 * kilobyte),
    'client/page.js': record(kilobyte),
    'client/page-more.js': record(2 * kilobyte),
    'client/late.js': record(90 * kilobyte),
  };
  expect(budgetsOf({ ...release, files })).toEqual([
    { part: 'entry', kilobytes: 2, atMost: 8 },
    { part: 'page', kilobytes: 3, atMost: 12 },
  ]);
});

test('a build that was just made is refused by what it says of itself', () => {
  const { release } = weighing({});
  const entryOf = (brotliBytes: number) => ({ [release.entry]: { bytes: 0, brotliBytes, sha384: `sha384-${'A'.repeat(64)}` } });
  expect(() => requireBudgetsOfBuild({ ...release, files: entryOf(8 * kilobyte + 100) })).toThrow(
    'its entry has 8.10 KB, 8 KB are allowed',
  );
  expect(() => requireBudgetsOfBuild({ ...release, files: entryOf(8 * kilobyte) })).not.toThrow();
});

test('what weighs less than it may is taken in, and late scripts weigh nothing', async () => {
  await requireBudgets(weighing({ entry: 7.9 * kilobyte, page: 11.9 * kilobyte, late: 90 * kilobyte }), false, packWell);
});

test('everything that is too large is named, with what it has and may have, although the release says that it is small', async () => {
  await expect(requireBudgets(weighing({ entry: 8 * kilobyte + 100, page: 13 * kilobyte }), false, packWell)).rejects.toThrow(
    'mfe-docs 1.0.0 is larger than its definition allows: its entry has 8.10 KB, 8 KB are allowed; part page has 13.01 KB, 12 KB are allowed',
  );
});

test('a large script that comes late has a budget of its own, where the definition gives it one', async () => {
  const { release, contents } = weighing({ late: 20 * kilobyte });
  const holding = (lateBudgetsKb: Record<string, number>) => ({
    contents,
    release: { ...release, definition: { ...release.definition, lateBudgetsKb } },
  });
  await requireBudgets(holding({ late: 21 }), false, packWell);
  await expect(requireBudgets(holding({ late: 19 }), false, packWell)).rejects.toThrow('late chunk late has 20.00 KB, 19 KB are allowed');
  await expect(requireBudgets(holding({ latte: 21 }), false, packWell)).rejects.toThrow('there is no late chunk latte');
});

test('words have one budget, which the file of each language has to keep', async () => {
  const { release, contents } = weighing({});
  const holding = (words: number) => ({
    contents: new Map(contents)
      .set('client/words-fr.js', randomBytes(2 * kilobyte))
      .set('client/words-ru.js', randomBytes(3 * kilobyte))
      .set('client/words-of.js', randomBytes(9 * kilobyte)),
    release: { ...release, definition: { ...release.definition, lateBudgetsKb: { words } } },
  });
  await requireBudgets(holding(3.1), false, packWell);
  await expect(requireBudgets(holding(2.9), false, packWell)).rejects.toThrow('late chunk words has 3.00 KB, 2.9 KB are allowed');
});

test('a build for development may have any size on a site in development mode, and on no other', async () => {
  const build = weighing({ page: 90 * kilobyte }, true);
  await requireBudgets(build, true, packWell);
  await expect(requireBudgets(build, false, packWell)).rejects.toMatchObject({ code: 'RELEASE_TOO_LARGE' });
  await expect(requireBudgets(weighing({ page: 90 * kilobyte }), true, packWell)).rejects.toMatchObject({ code: 'RELEASE_TOO_LARGE' });
});

test('parts of the shell that its main script holds have no weight of their own', () => {
  const { release } = buildRelease();
  const parts = Object.fromEntries(
    Object.keys(release.parts).map((name) => [name, { scripts: [], styles: [], lateScripts: [], lateStyles: [] }]),
  );
  expect(budgetsOf({ ...release, parts }).map(({ part: name }) => name)).toEqual(['entry']);
});
