import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own for the test that asks; it is gone when the test file has run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webdocs-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
