import URL from 'core-js-pure/actual/url/index.js';
import URLSearchParams from 'core-js-pure/actual/url-search-params/index.js';
import { consoleOfBundles } from './said-lines.ts';
import { TextDecoder, TextEncoder } from './text-coding.ts';
import { timerFunctions } from './realm-timers.ts';

/**
 * Of these, calls back from other threads or from the collector would run where nothing catches, memory would be shared and a thread
 * would sleep; and streams of WebAssembly lead into Node. Without the names there is no way to them.
 */
const takenAway = ['Atomics', 'FinalizationRegistry', 'SharedArrayBuffer', 'WebAssembly', 'WeakRef'];

const startedAt = Date.now();

/** What code for browsers and servers alike expects besides the language, made of the language alone. */
export function installWebGlobals(): void {
  // Where core-js keeps what its modules share; they hold it themselves.
  for (const name of [...takenAway, '__core-js_shared__']) Reflect.deleteProperty(globalThis, name);
  const given = {
    ...timerFunctions,
    console: consoleOfBundles,
    performance: { now: () => Date.now() - startedAt, timeOrigin: startedAt },
    queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
  };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
}
