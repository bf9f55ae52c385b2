/** Browsers of the compatibility data, and what readers call them. The longer names come first: each hides what it holds. */
const calls: ReadonlyArray<readonly [id: string, pattern: RegExp]> = [
  [
    'safari_ios',
    /safari (?:on|for|в|на|sur|en|no|in) (?:ios|iphones?|ipads?)|ios safari|mobile safari|safari ios|iphones?|ipads?|(?<![\w-])ios(?![\w-])|ios 版 ?safari|ios の safari|ios용 safari/iu,
  ],
  [
    'chrome_android',
    /chrome (?:on|for|para|pour|в|на|sur|en|no) android|android chrome|chrome android|mobile chrome|android 版 ?chrome|android 版の chrome|android용 chrome/iu,
  ],
  [
    'firefox_android',
    /firefox (?:on|for|para|pour|для|на|sur|en|no) android|android firefox|firefox android|android 版 ?firefox|android 版の firefox|android용 firefox/iu,
  ],
  ['samsunginternet_android', /samsung (?:internet|browser)/iu],
  ['webview_android', /android webview|webview android/iu],
  ['safari', /(?<![\w-])safari(?![\w-])|сафари|사파리|サファリ/iu],
  ['chrome', /(?<![\w-])(?:google )?chrome(?![\w-])|хром[ае]?(?![\p{L}])|크롬|クローム/iu],
  ['firefox', /(?<![\w-])(?:mozilla )?firefox(?![\w-])|файрфокс|파이어폭스/iu],
  ['edge', /(?<![\w-])(?:microsoft |ms )?edge(?![\w-])|엣지/iu],
  ['opera', /(?<![\w-])opera(?![\w-])/iu],
  ['ie', /(?<![\w-])(?:ie ?(?:6|7|8|9|10|11)?|internet explorer)(?![\w-])/iu],
  ['nodejs', /(?<![\w-])node(?:\.?js)?(?![\w-])/iu],
  ['deno', /(?<![\w-])deno(?![\w-])/iu],
];

export interface NamedBrowser {
  readonly id: string;
  readonly at: number;
}

/** The browsers that a text names, in its order, and the text with blanks in place of their names. */
export function browsersIn(text: string): { readonly browsers: readonly NamedBrowser[]; readonly rest: string } {
  let rest = text;
  const browsers: NamedBrowser[] = [];
  for (const [id, pattern] of calls)
    rest = rest.replace(new RegExp(pattern.source, `${pattern.flags}g`), (found: string, ...more: unknown[]) => {
      browsers.push({ id, at: more.find((one) => typeof one === 'number') as number });
      return ' '.repeat(found.length);
    });
  return { browsers: browsers.sort((a, b) => a.at - b.at), rest };
}

/** Those of which support is told where no browser is named, each with the mobile one that shares its versions. */
export const mainBrowsers = ['chrome', 'edge', 'firefox', 'safari'] as const;
export const mobileOf: Readonly<Record<string, string>> = { chrome: 'chrome_android', firefox: 'firefox_android', safari: 'safari_ios' };
