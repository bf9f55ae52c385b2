/** How the panes lie, as the device remembers it. */
export interface Arrangement {
  readonly editors: 'stacked' | 'tabs';
  /** Of the code. Below it, editors that are all shown are side by side. */
  readonly result: 'beside' | 'below';
  readonly folded: readonly string[];
  /** The editor that is shown where one is. */
  readonly tab: string;
  /** How panes share the room of their row or column, by where the result is. */
  readonly sizes: Readonly<Record<'beside' | 'below', Sizes>>;
}

/** By the names of panes: each has as much of the room as its number is of the sum. */
export type Sizes = Readonly<Record<string, number>>;

export const usualArrangement: Arrangement = {
  editors: 'stacked',
  result: 'beside',
  folded: [],
  tab: 'html',
  sizes: { beside: {}, below: {} },
};

/** What is none of an arrangement is left out, one by one: other versions of the page may have written it. */
export function readArrangement(kept: string | null): Arrangement {
  const found = fieldsOf(kept);
  const sizes = (found['sizes'] ?? {}) as Readonly<Record<string, unknown>>;
  return {
    editors: found['editors'] === 'tabs' ? 'tabs' : 'stacked',
    result: found['result'] === 'below' ? 'below' : 'beside',
    folded: Array.isArray(found['folded']) ? found['folded'].filter((name) => typeof name === 'string') : [],
    tab: typeof found['tab'] === 'string' ? found['tab'] : usualArrangement.tab,
    sizes: { beside: readSizes(sizes['beside']), below: readSizes(sizes['below']) },
  };
}

function fieldsOf(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(kept ?? '{}') as Readonly<Record<string, unknown>> | null) ?? {};
  } catch {
    return {};
  }
}

function readSizes(given: unknown): Sizes {
  const isSize = ([, size]: [string, unknown]) => typeof size === 'number' && size > 0 && Number.isFinite(size);
  return Object.fromEntries(Object.entries(given ?? {}).filter(isSize)) as Sizes;
}
