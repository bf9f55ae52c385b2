import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleServiceWorker } from './bundle-service-worker.ts';

const mostBytes = 12_000;

test('the worker for reading offline is one script without modules, and as small as users of every page can bear', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  try {
    await bundleServiceWorker(folder, 'production');
    const script = readFileSync(join(folder, 'client/service-worker.js'), 'utf8');
    expect(script).not.toMatch(/\b(?:import|export)\b\s*[{(*]/);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(mostBytes);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
