import { cyclesOf } from './cycles.ts';
import type { Import, ImportGraph } from './import-graph.ts';

/** A room: a folder directly below `src` of a package, or a file there. */
const room = /^((?:[^/]+|(?:infra|shared)\/[^/]+)\/src\/[^/]+)/;

/** Rooms of a package that reach each other by imports, types included, as `room -> room -> room`. Tests may look at everything. */
export function folderCycles(graph: ImportGraph): string[] {
  const rooms = new Map<string, Map<string, Import>>();
  for (const [from, imports] of graph) {
    const own = /\.test\.tsx?$/.test(from) ? undefined : roomOf(from);
    if (own === undefined) continue;
    const known = rooms.get(own) ?? new Map<string, Import>();
    rooms.set(own, known);
    for (const { to, kind } of imports) {
      const target = roomOf(to);
      if (target === undefined || target === own || kind === 'later' || packageOf(target) !== packageOf(own)) continue;
      known.set(target, { to: target, kind: 'value' });
    }
  }
  const folded = new Map([...rooms].map(([own, imports]) => [own, [...imports.values()]]));
  return cyclesOf(folded, ['value']).map((cycle) => [...cycle, cycle[0]].join(' -> '));
}

function roomOf(path: string): string | undefined {
  return room.exec(path)?.[1];
}

function packageOf(path: string): string {
  return path.slice(0, path.indexOf('/src/'));
}
