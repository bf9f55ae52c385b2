interface HeaderOptions {
  /** Who may show it. */
  readonly ancestors: readonly string[];
  /** Whether other code may have run on this host before. */
  readonly isShared: boolean;
  /** Whether it gets a process of its own, where browsers give one to an origin. */
  readonly isApart: boolean;
  readonly userAgent: string | undefined;
  /** Origins from which modules may come besides the host itself; without it scripts come from anywhere. */
  readonly moduleHosts?: readonly string[];
}

/** Whatever a sample may want to try is allowed; who may show it is not up to the sample. */
const permissive = "default-src * data: blob: mediastream: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'";

/** Code that imports gets the modules of the list. What it makes by itself, as text or in an address, is its own. */
const listed = (hosts: readonly string[]) =>
  `; script-src ${["'self'", 'blob: data:', "'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'", ...hosts].join(' ')}; worker-src * blob: data:`;

export function frameHeaders({ ancestors, isShared, isApart, userAgent, moduleHosts }: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': `${permissive}${moduleHosts ? listed(moduleHosts) : ''}; frame-ancestors ${ancestors.join(' ')}`,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'cross-origin',
    ...(isApart ? { 'origin-agent-cluster': '?1' } : {}),
    ...(isShared ? { 'clear-site-data': clearing(userAgent) } : {}),
  };
}

/**
 * Leaves nothing of the code that ran here before. Browsers hold a frame back until they have cleared, so hosts that
 * belong to one sample, which holds no data of a user, do without; Chrome takes seconds for its cache.
 */
function clearing(userAgent = ''): string {
  const kinds = ['"cookies"', '"storage"', ...(/Chrom(?:e|ium)\//.test(userAgent) ? [] : ['"cache"'])];
  return kinds.join(', ');
}
