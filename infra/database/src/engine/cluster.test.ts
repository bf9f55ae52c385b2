import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../fixtures/test-servers.ts';
import { binariesIn } from './binaries.ts';
import { prepareCluster } from './cluster.ts';

/** A PostgreSQL whose initdb ends as one does for which there was no room. */
async function initdbThatEnds(says: string) {
  const folder = await temporaryFolder();
  const programs = binariesIn(folder);
  mkdirSync(join(folder, 'bin'));
  writeFileSync(programs.initdb, `#!/bin/sh\necho '${says}' >&2\nexit 1\n`);
  chmodSync(programs.initdb, 0o755);
  const files = { sitePasswordFile: 'site-password', passwordFile: 'password', logFile: 'log', ownerFile: 'owner', cluster: 'cluster' };
  try {
    return await prepareCluster({ folder, ...files }, programs, undefined);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a disk on which no database fits is named as that, in one line', async () => {
  await expect(initdbThatEnds('FATAL:  could not write to file "base/4/3542": No space left on device')).rejects.toMatchObject({
    code: 'DATABASE_FULL',
    message: expect.stringMatching(
      /^The database has no room to write: .+draft.+: FATAL: {2}could not write .+: No space left on device$/,
    ) as string,
  });
});

test('whatever else keeps a database from being made is told in its own words', async () => {
  await expect(initdbThatEnds('initdb: error: invalid locale settings')).rejects.toMatchObject({
    code: 'DATABASE_START_FAILED',
    message: expect.stringContaining('invalid locale settings') as string,
  });
});
