import type { readDigests } from './digests.ts';
import { explanationOf } from './explanations.ts';
import { lineDifference, type LineDifference } from './line-difference.ts';

type Digests = ReturnType<typeof readDigests>;

export interface DifferenceGroup {
  /** Which piece differs, and in which way. */
  readonly kind: string;
  readonly asked: string[];
  readonly example: LineDifference;
}

export interface Comparison {
  readonly compared: number;
  readonly differing: number;
  readonly onlyBefore: string[];
  readonly onlyAfter: string[];
  /** The most frequent first. */
  readonly groups: DifferenceGroup[];
}

/** Addresses whose answers differ, grouped by the kind of difference: one explanation answers for a whole group. */
export function compareDigests(before: Digests, after: Digests): Comparison {
  const groups = new Map<string, DifferenceGroup>();
  const differing = new Set<string>();
  let compared = 0;
  for (const [asked, { hashes }] of before.digests) {
    const later = after.digests.get(asked)?.hashes;
    if (!later) continue;
    compared += 1;
    for (const piece of new Set([...Object.keys(hashes), ...Object.keys(later)])) {
      if (hashes[piece] === later[piece]) continue;
      differing.add(asked);
      addToGroup(asked, piece, hashes[piece], later[piece]);
    }
  }
  return {
    compared,
    differing: differing.size,
    onlyBefore: [...before.digests.keys()].filter((asked) => !after.digests.has(asked)),
    onlyAfter: [...after.digests.keys()].filter((asked) => !before.digests.has(asked)),
    groups: [...groups.values()].sort((one, other) => other.asked.length - one.asked.length),
  };

  function addToGroup(asked: string, piece: string, hash: string | undefined, laterHash: string | undefined): void {
    const [text, laterText] = [hash ? before.text(hash) : '', laterHash ? after.text(laterHash) : ''];
    const example = lineDifference(text, laterText);
    const kind = `${piece}: ${explanationOf(text, laterText) ?? example.kind}`;
    const known = groups.get(kind);
    if (known) known.asked.push(asked);
    else groups.set(kind, { kind, asked: [asked], example });
  }
}

const shownAddresses = 5;

export function comparisonText({ compared, differing, onlyBefore, onlyAfter, groups }: Comparison): string {
  return [
    `${compared} addresses compared, ${differing} differ in ${groups.length} ways`,
    ...listed('asked only before', onlyBefore),
    ...listed('asked only after', onlyAfter),
    ...groups.flatMap(({ kind, asked, example }) => [
      '',
      `== ${asked.length} x ${kind}`,
      ...asked.slice(0, shownAddresses).map((address) => `   ${address}`),
      ...example.lines.map((line) => `   ${line}`),
    ]),
  ].join('\n');
}

function listed(what: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return [`${what}: ${addresses.length}`, ...addresses.slice(0, shownAddresses).map((address) => `   ${address}`)];
}
