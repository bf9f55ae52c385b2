import type { BrowserFamily } from './browser-families.ts';

/** The first one that is found counts: browsers also name those that they wish to be taken for. */
const families = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const satisfies ReadonlyArray<readonly [BrowserFamily, RegExp]>;

/** Which browser it is, and no more: its version and its system would tell readers apart. */
export function userAgentFamily(userAgent: string): BrowserFamily {
  return families.find(([, form]) => form.test(userAgent))?.[0] ?? 'other';
}
