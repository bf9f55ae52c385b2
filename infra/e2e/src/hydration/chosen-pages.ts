/**
 * The requested number of addresses, the same in every run: of each language and part of the documentation in turn, evenly
 * from the first to the last of each, so that small parts are complete and large ones are sampled.
 */
export function chosenPages(addresses: readonly string[], wanted: number): string[] {
  const groups = new Map<string, string[]>();
  for (const address of [...addresses].sort()) {
    const group = partOf(address);
    groups.set(group, [...(groups.get(group) ?? []), address]);
  }
  const shares = fairShares(
    [...groups.values()].map(({ length }) => length),
    wanted,
  );
  return [...groups.values()].flatMap((group, index) => evenly(group, shares[index] ?? 0));
}

/** '/en-US/docs/Web/CSS/color' -> '/en-US/docs/Web/CSS' */
function partOf(address: string): string {
  return address.split('/').slice(0, 5).join('/');
}

/** No group gets more than it has; the rest is divided among larger groups. */
function fairShares(sizes: readonly number[], wanted: number): number[] {
  const shares = sizes.map(() => 0);
  for (
    let left = Math.min(
      wanted,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    left > 0;
  ) {
    for (const [index, size] of sizes.entries()) {
      if (left === 0 || (shares[index] as number) >= size) continue;
      shares[index] = (shares[index] as number) + 1;
      left -= 1;
    }
  }
  return shares;
}

function evenly(group: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => group[Math.floor((index * group.length) / count)] as string);
}
