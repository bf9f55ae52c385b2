import type { ImportGraph, ImportKind } from './import-graph.ts';

/** Groups of files that reach each other by imports of these kinds, each as one way round: the first file is not repeated. */
export function cyclesOf(graph: ImportGraph, kinds: readonly ImportKind[]): string[][] {
  const next = new Map([...graph].map(([path, imports]) => [path, imports.filter(({ kind }) => kinds.includes(kind)).map(({ to }) => to)]));
  return connectedGroups(next).map((group) => wayRound(next, group));
}

/** Tarjan's strongly connected components: those with more than one file. */
function connectedGroups(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const visit = (path: string): number => {
    const own = order.size;
    order.set(path, own);
    lowest.set(path, own);
    open.push(path);
    isOpen.add(path);
    for (const to of next.get(path) ?? []) {
      if (!next.has(to)) continue;
      if (!order.has(to)) lowest.set(path, Math.min(lowest.get(path) as number, visit(to)));
      else if (isOpen.has(to)) lowest.set(path, Math.min(lowest.get(path) as number, order.get(to) as number));
    }
    if (lowest.get(path) === own) {
      const group = open.splice(open.indexOf(path));
      for (const member of group) isOpen.delete(member);
      if (group.length > 1) found.push(group);
    }
    return lowest.get(path) as number;
  };
  for (const path of next.keys()) if (!order.has(path)) visit(path);
  return found;
}

/** The shortest way from the first file of a group back to itself. */
function wayRound(next: ReadonlyMap<string, readonly string[]>, group: readonly string[]): string[] {
  const members = new Set(group);
  const start = [...group].sort()[0] as string;
  const before = new Map<string, string>();
  const waiting = [start];
  for (const path of waiting) {
    for (const to of next.get(path) ?? []) {
      if (to === start) {
        const way = [path];
        while (way[0] !== start) way.unshift(before.get(way[0] as string) as string);
        return way;
      }
      if (!members.has(to) || before.has(to)) continue;
      before.set(to, path);
      waiting.push(to);
    }
  }
  return [...group];
}
