/** What is kept of the words with which a browser names itself: two names, no versions. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

export const noDevice: Device = { browser: null, system: null };

/** In this order: most browsers name others as well. */
const browsers: ReadonlyArray<readonly [name: string, form: RegExp]> = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b|\bOPiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];

const systems: ReadonlyArray<readonly [name: string, form: RegExp]> = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Any words may be sent: the names are ours, and no more than the beginning is read. */
const longestRead = 512;

export function deviceOf(userAgent = ''): Device {
  const words = userAgent.slice(0, longestRead);
  return { browser: nameIn(browsers, words), system: nameIn(systems, words) };
}

function nameIn(table: typeof browsers, words: string): string | null {
  return table.find(([, form]) => form.test(words))?.[0] ?? null;
}
