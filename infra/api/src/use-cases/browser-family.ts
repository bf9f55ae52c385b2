/** In this order: most call themselves what came before them too. */
const families: ReadonlyArray<readonly [name: string, sign: RegExp]> = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

/** What a browser is, and nothing that tells two of a kind apart. */
export function browserFamily(userAgent = ''): string {
  return families.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Other';
}
