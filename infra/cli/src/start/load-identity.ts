import type * as Identity from '@webdocs/identity';

const runtimeWord = /^oidc-provider WARNING: Unsupported runtime/;

/**
 * The provider of accounts is loaded only where it is used. Its library says while it loads that it was made for a later
 * Node; our tests run it on the one that is supported here, so the operator need not read that at each start.
 */
export async function loadIdentity(): Promise<typeof Identity> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!runtimeWord.test(String(words[0]))) warn(...words);
  };
  try {
    return await import('@webdocs/identity');
  } finally {
    console.warn = warn;
  }
}
