import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';

/** What the compatibility data list directly below a feature, each with what they say about it. */
export function featuresBelow(feature: Identifier | undefined): Array<{ readonly name: string; readonly statement: CompatStatement }> {
  return Object.entries(feature ?? {}).flatMap(([name, below]) => {
    const statement = name === '__compat' ? undefined : (below as Identifier).__compat;
    return statement ? [{ name, statement }] : [];
  });
}
