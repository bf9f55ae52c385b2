/** Of each node that is reached from the root: the nearest other node that is on every way to it. */
export function nearestDominators<Node>(root: Node, next: (node: Node) => Iterable<Node>): Map<Node, Node> {
  const cameFrom = reachedFrom(root, next);
  const all = new Set(cameFrom.keys());
  const dominators = new Map([...all].map((node) => [node, node === root ? new Set([root]) : all]));

  let changed = true;
  while (changed) {
    changed = false;
    for (const [node, earlier] of cameFrom) {
      if (node === root) continue;
      const onEveryWay = [...all].filter((other) => [...earlier].every((from) => dominators.get(from)?.has(other)));
      const found = new Set([...onEveryWay, node]);
      changed ||= found.size !== dominators.get(node)?.size;
      dominators.set(node, found);
    }
  }

  const countOf = (node: Node) => dominators.get(node)?.size ?? 0;
  const nearest = (node: Node) =>
    [...(dominators.get(node) ?? [])].filter((other) => other !== node).sort((one, other) => countOf(other) - countOf(one))[0];
  return new Map([...all].filter((node) => node !== root).map((node) => [node, nearest(node) ?? root]));
}

/** The nodes that can be reached, and for each from where. */
function reachedFrom<Node>(root: Node, next: (node: Node) => Iterable<Node>): Map<Node, Set<Node>> {
  const cameFrom = new Map<Node, Set<Node>>([[root, new Set()]]);
  for (const [node] of cameFrom) {
    for (const reached of next(node)) {
      const earlier = cameFrom.get(reached) ?? new Set();
      // A map that grows while it is walked is walked to its new end.
      cameFrom.set(reached, earlier.add(node));
    }
  }
  return cameFrom;
}
