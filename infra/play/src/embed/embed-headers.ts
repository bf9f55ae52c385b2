import type { PlayHost } from '../play-host.ts';

/**
 * Any site may show it, and it has nothing that a site could take: no cookie, no storage, no form, no way to an account. It loads from its own
 * host alone, and shows frames of samples alone.
 */
export function embedHeaders({ name, isSecure }: PlayHost): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    `frame-src ${isSecure ? 'https' : 'http'}://*.${name}`,
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'frame-ancestors *',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'origin-agent-cluster': '?1',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}
