/** The browser of each engine that is asked for support: those on phones share it. */
const browserOf: ReadonlyArray<readonly [engine: string, browsers: readonly string[]]> = [
  ['Blink', ['chrome', 'edge']],
  ['Gecko', ['firefox']],
  ['WebKit', ['safari']],
];

/** The engines of which a browser is named among those that have a feature. */
export function enginesIn(support: Readonly<Record<string, string>>): string[] {
  return browserOf.filter(([, browsers]) => browsers.some((browser) => browser in support)).map(([engine]) => engine);
}
