interface PolicyOptions {
  /** Of the one inline script. */
  readonly headScriptHash: string;
  /** Integrity of every script that the page names. */
  readonly scriptHashes: readonly string[];
  /** Of the style sheets that are in the page itself. */
  readonly styleHashes?: readonly string[];
  /** Remotes come from the dev servers on this machine too, and talk to them. */
  readonly development: boolean;
  /** Origins whose documents may be in a frame of the page. */
  readonly frameSources?: readonly string[];
  /** Origins other than its own that the page may talk to. */
  readonly connectSources?: readonly string[];
}

/**
 * What a page may load. The HTML is cached and the same for everybody, so scripts are named by hash and not by nonce;
 * `strict-dynamic` covers the chunks that a named script adds, and the default policy of Trusted Types says from where.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { headScriptHash, scriptHashes, styleHashes = [], development, frameSources = [], connectSources = [] } = options;
  const hashes = new Set([headScriptHash, ...scriptHashes].map(quotedHash));
  const devServers = development ? ['http://localhost:*', 'ws://localhost:*'] : [];
  const directives: ReadonlyArray<readonly [string, readonly string[]]> = [
    ['default-src', ["'none'"]],
    ['script-src', [...hashes, "'strict-dynamic'"]],
    ['style-src', ["'self'", ...styleHashes.map(quotedHash), ...devServers.slice(0, 1)]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'", ...devServers.slice(0, 1)]],
    ['connect-src', ["'self'", ...devServers, ...connectSources]],
    ['media-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    // For reading offline.
    ['worker-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ...(frameSources.length > 0 ? [['frame-src', frameSources] as const] : []),
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['object-src', ["'none'"]],
    // The client of hot reload makes scripts and HTML of its own.
    ...(development ? [] : trustedTypes),
  ];
  return directives.map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

const trustedTypes = [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['default', 'webdocs-html', 'webdocs-worker']],
] as const;

/** A hash that is none would end the directive early or open it. */
function quotedHash(hash: string): string {
  if (!/^sha(256|384)-[A-Za-z0-9+/]{43,64}={0,2}$/.test(hash)) throw new TypeError(`not a hash for a policy: ${hash}`);
  return `'${hash}'`;
}
