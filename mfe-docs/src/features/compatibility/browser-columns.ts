import type { CompatBrowser } from '@webdocs/contracts/page/compat';
import type { FeatureRow } from './feature-rows.ts';

type Platform = 'desktop' | 'mobile' | 'server';

export interface BrowserColumn {
  readonly id: string;
  readonly name: string;
  readonly browser: CompatBrowser | undefined;
}

export interface PlatformColumns {
  readonly platform: Platform;
  readonly columns: readonly BrowserColumn[];
}

const platforms: ReadonlyArray<readonly [Platform, ReadonlyArray<readonly [id: string, name: string]>]> = [
  [
    'desktop',
    [
      ['chrome', 'Chrome'],
      ['edge', 'Edge'],
      ['firefox', 'Firefox'],
      ['opera', 'Opera'],
      ['safari', 'Safari'],
    ],
  ],
  [
    'mobile',
    [
      ['chrome_android', 'Chrome Android'],
      ['firefox_android', 'Firefox for Android'],
      ['opera_android', 'Opera Android'],
      ['safari_ios', 'Safari on iOS'],
      ['samsunginternet_android', 'Samsung Internet'],
      ['webview_android', 'WebView Android'],
      ['webview_ios', 'WebView on iOS'],
    ],
  ],
  [
    'server',
    [
      ['bun', 'Bun'],
      ['deno', 'Deno'],
      ['nodejs', 'Node.js'],
    ],
  ],
];

/**
 * The browsers of a table in their groups. Servers are listed only where something is known about one; in a table about
 * extensions that holds for every browser, because some have none.
 */
export function platformColumns(
  query: string,
  rows: readonly FeatureRow[],
  browsers: Readonly<Record<string, CompatBrowser>>,
): readonly PlatformColumns[] {
  const known = new Set(rows.flatMap(({ statement }) => Object.keys(statement.support ?? {})));
  const isOfExtensions = query.startsWith('webextensions.');
  return platforms
    .map(([platform, named]) => {
      const isKnown = named.some(([id]) => known.has(id));
      const shown = named.filter(([id]) => (isOfExtensions ? known.has(id) : platform !== 'server' || isKnown));
      return { platform, columns: shown.map(([id, name]) => ({ id, name: browsers[id]?.name ?? name, browser: browsers[id] })) };
    })
    .filter(({ columns }) => columns.length > 0);
}
