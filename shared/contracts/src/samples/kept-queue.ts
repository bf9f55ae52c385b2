/** Of the storage of a tab: code that its reader collected, to be run together. Several remotes put blocks into it. */
export const keptQueueKey = 'play-queue';

export interface KeptBlock {
  /** The address of its page and, behind `#`, which of its blocks it is. */
  readonly key: string;
  readonly id: string;
  readonly lang: string;
  readonly code: string;
  /** What the block is called on its page. */
  readonly name: string;
}

/** More than this is no list that a reader made by hand. */
const mostBlocks = 200;

/** The stored blocks of all pages. */
export function keptQueueFrom(stored: string | null): KeptBlock[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(kept) ? kept.slice(0, mostBlocks).filter(isKeptBlock) : [];
  } catch {
    return [];
  }
}

/** What is to be stored; null where nothing is to be left. */
export function storedQueue(blocks: readonly KeptBlock[]): string | null {
  if (blocks.length === 0) return null;
  return JSON.stringify(blocks.map(({ key, id, lang, code, name }) => ({ key, id, lang, code, name })));
}

function isKeptBlock(block: unknown): block is KeptBlock {
  if (typeof block !== 'object' || block === null) return false;
  const fields = block as Readonly<Record<string, unknown>>;
  return ['key', 'id', 'lang', 'code', 'name'].every((name) => typeof fields[name] === 'string');
}
