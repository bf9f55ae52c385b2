export interface HeaderOptions {
  /**
   * Where forms lead, beside this host: Chromium applies form-action to the redirects after a post too, so every origin on
   * the way is named.
   */
  readonly formTargets?: readonly string[];
  /** Whole addresses of the scripts that its pages have; most have none. */
  readonly scripts?: readonly string[];
  /** Whether its pages frame others of the same host. */
  readonly hasFrames?: boolean;
  readonly isSecure: boolean;
}

/** For every answer that is a page. Nothing runs in it but what is named, nothing frames it, nothing keeps it. */
export function securityHeaders({ formTargets = [], scripts = [], hasFrames = false, isSecure }: HeaderOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`] : []),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    ...(hasFrames ? ["frame-src 'self'"] : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // A secret in an address stays on this host. Stricter, and browsers would send no Origin with our own forms.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}
