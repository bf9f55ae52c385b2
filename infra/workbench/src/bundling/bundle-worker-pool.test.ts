import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BundleOrder } from './bundle-remote.ts';
import { BundleThreads } from './bundle-worker-pool.ts';

// Each thread loads webpack, which takes its time on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'webdocs-threads-'));
const order = (name: string): BundleOrder => ({ name, mode: 'production', version: '1.0.0-test', folder: join(folder, name) });
let threads: BundleThreads;

beforeEach(() => {
  threads = new BundleThreads(1);
});

afterEach(() => threads.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a build that fails on its thread says which remote and why, and the thread takes the next', async () => {
  // One more than a thread takes at once.
  const names = ['mfe-nowhere', 'mfe-nowhere-else', 'mfe-neither'];
  const settled = await Promise.allSettled(names.map((name) => threads.bundle(order(name))));
  expect(settled).toMatchObject(names.map((remote) => ({ status: 'rejected', reason: { code: 'BUILD_FAILED', values: { remote } } })));
});

it('no caller waits for a build after the threads are closed', async () => {
  const build = threads.bundle(order('mfe-docs'));
  threads.close();
  await expect(build).rejects.toThrow('the build was ended');
});
