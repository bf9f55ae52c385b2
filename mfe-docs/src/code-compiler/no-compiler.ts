import type { compileCode as inBrowsers } from './compile-code.ts';

/** A server runs no code of readers, and carries no compiler. */
export const compileCode: typeof inBrowsers = () => Promise.reject(new Error('code is compiled in browsers'));
