import type { PackBlock } from '@webdocs/contracts/offline/pack-directory';
import type { KeptText } from './shared-text.ts';

/** A block as it lies in the file of a pack. */
export interface KeptBlock {
  /** Where it begins. */
  readonly at: number;
  readonly block: PackBlock;
}

/** What is known of a pack that was written, so that the next one has what is the same from it. */
export interface PackJournal {
  /** By path. */
  readonly texts: ReadonlyMap<string, KeptText>;
  /** By what is in them. */
  readonly blocks: ReadonlyMap<string, KeptBlock>;
}

interface WrittenJournal {
  /** Bases that were there, which many texts name. */
  readonly among: readonly string[];
  readonly texts: ReadonlyArray<readonly [path: string, kind: KeptText['kind'], hash: string, among: number, bytes: number, base?: number]>;
  readonly blocks: ReadonlyArray<readonly [key: string, at: number, block: PackBlock]>;
}

export function writeJournal({ texts, blocks }: PackJournal): string {
  const among = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = among.get(text);
    if (known !== undefined) return known;
    among.set(text, among.size);
    return among.size - 1;
  };
  const rows = [...texts].map(
    ([path, { kind, hash, among: some, bytes, base }]) => [path, kind, hash, numberOf(some), bytes, base] as const,
  );
  const written: WrittenJournal = {
    texts: rows,
    among: [...among.keys()],
    blocks: [...blocks].map(([key, { at, block }]) => [key, at, block]),
  };
  return JSON.stringify(written);
}

export function readJournal(text: string): PackJournal {
  const { among, texts, blocks } = JSON.parse(text) as WrittenJournal;
  return {
    texts: new Map(
      texts.map(([path, kind, hash, number, bytes, base]) => [
        path,
        { kind, hash, among: among[number] ?? '', bytes, base: base ?? undefined },
      ]),
    ),
    blocks: new Map(blocks.map(([key, at, block]) => [key, { at, block }])),
  };
}
