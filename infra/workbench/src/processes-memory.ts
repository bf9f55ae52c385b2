import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of a process and all that it has started, in bytes. What several of them share is counted once, which the sum
 * of their resident memory would not do. Programs that are left out are named as the system lists them. Only Linux tells it.
 */
export function proportionalMemory(pid: number, leftOut: readonly string[] = []): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const parents = parentsOfAll();
  const family = [...parents.keys()].filter((one) => isBelow(one, pid, parents) && !leftOut.includes(read(`/proc/${one}/comm`).trim()));
  return family.reduce((sum, one) => sum + kilobytesOf(one), 0) * 1024;
}

function isBelow(pid: number, ancestor: number, parents: ReadonlyMap<number, number>): boolean {
  for (let one: number | undefined = pid; one !== undefined && one > 1; one = parents.get(one)) if (one === ancestor) return true;
  return false;
}

function parentsOfAll(): Map<number, number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(pids.flatMap((pid) => (parentOf(pid) === undefined ? [] : [[Number(pid), Number(parentOf(pid))] as const])));
}

/** Processes end while they are looked at. */
function parentOf(pid: string): string | undefined {
  return /^PPid:\s*(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1];
}

function kilobytesOf(pid: number): number {
  return Number(/^Pss:\s*(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
