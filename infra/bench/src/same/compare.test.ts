import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDigests, comparisonText } from './compare.ts';
import { openDigests, readDigests } from './digests.ts';

const root = mkdtempSync(join(tmpdir(), 'webdocs-digests-'));
afterAll(() => rmSync(root, { recursive: true }));

function written(folder: string, answers: Record<string, Record<string, string>>) {
  const digests = openDigests(join(root, folder), 'pages');
  for (const [asked, pieces] of Object.entries(answers)) digests.add(asked, pieces);
  digests.close();
  return readDigests(join(root, folder));
}

test('answers that differ are grouped by the way in which they do', () => {
  const before = written('before', {
    '/a': { status: '200', content: '<p>\n  "one"' },
    '/b': { status: '200', content: '<p>\n  "two"' },
    '/c': { status: '200', content: '<p>\n  "three"' },
    '/d': { status: '200', content: '<p class="mfe-docs-a-HASH">' },
    '/gone': { status: '200' },
  });
  const after = written('after', {
    '/a': { status: '200', content: '<p lang="fr">\n  "one"' },
    '/b': { status: '200', content: '<p lang="de">\n  "two"' },
    '/c': { status: '200', content: '<p>\n  "three"' },
    '/d': { status: '404', content: '<p class="mfe-docs-b-HASH">' },
    '/new': { status: '200' },
  });
  const comparison = compareDigests(before, after);
  expect(comparison).toMatchObject({ compared: 4, differing: 3, onlyBefore: ['/gone'], onlyAfter: ['/new'] });
  expect(comparison.groups.map(({ kind, asked }) => ({ kind, asked }))).toEqual([
    { kind: 'content: -<p> +<p lang>', asked: ['/a', '/b'] },
    { kind: 'status: -200 +404', asked: ['/d'] },
    { kind: 'content: other local class names', asked: ['/d'] },
  ]);
  expect(comparisonText(comparison)).toContain('+ <p lang="fr">');
});
