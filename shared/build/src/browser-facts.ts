/** What every browser has that runs these builds (their syntax is that of 2022), by what `typeof` says of it. */
const present: Readonly<Record<string, string>> = {
  window: 'object',
  'window.document': 'object',
  'window.document.createElement': 'function',
  document: 'object',
  globalThis: 'object',
  self: 'object',
  navigator: 'object',
  console: 'object',
  'console.error': 'function',
  devicePixelRatio: 'number',
  performance: 'object',
  'performance.now': 'function',
  reportError: 'function',
  queueMicrotask: 'function',
  setTimeout: 'function',
  clearTimeout: 'function',
  MessageChannel: 'function',
  MutationObserver: 'function',
  AbortController: 'function',
  Promise: 'function',
  Reflect: 'object',
  Map: 'function',
  Set: 'function',
  WeakMap: 'function',
  WeakSet: 'function',
  Symbol: 'function',
  'Symbol.iterator': 'symbol',
};

/** What other hosts of JavaScript have, and switches of packages that this site does not use. */
const absent = [
  'process',
  'setImmediate',
  '__system_context__',
  'FEDERATION_ALLOW_NEW_FUNCTION',
  'FEDERATION_BUILD_IDENTIFIER',
  'FEDERATION_DEBUG',
  '__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE',
];

/**
 * Packages ask by `typeof` where they are, and carry what they do elsewhere: answered by the build, the minifier drops it.
 * It is 1.1 KB of the shell's script.
 */
export function browserFacts(mode: 'production' | 'development'): Record<string, string> {
  if (mode !== 'production') return {};
  const answers = { ...present, ...Object.fromEntries(absent.map((name) => [name, 'undefined'])) };
  return Object.fromEntries(Object.entries(answers).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]));
}
