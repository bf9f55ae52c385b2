import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { proportionalMemory } from './processes-memory.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the memory of a process counts what it started, and nothing once it has ended', async () => {
  const alone = proportionalMemory(process.pid) ?? 0;
  const child = spawn(
    process.execPath,
    ['-e', 'const kept = Buffer.alloc(64 * 2 ** 20, 1); console.log(kept.length); setInterval(() => kept, 1000)'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await once(child.stdout, 'data');
  const both = proportionalMemory(process.pid) ?? 0;
  const its = proportionalMemory(child.pid ?? 0) ?? 0;
  const withoutNode = proportionalMemory(child.pid ?? 0, [readFileSync(`/proc/${child.pid}/comm`, 'utf8').trim()]);
  child.kill();
  await once(child, 'exit');
  expect(its).toBeGreaterThan(64 * 2 ** 20);
  expect(withoutNode).toBe(0);
  expect(both).toBeGreaterThan(alone);
  expect(proportionalMemory(child.pid ?? 0)).toBe(0);
});
