/** Of a single run, or told by the body already. */
const leftOut = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'x-request-id', 'retry-after']);

/** The headers of an answer, one a line and in alphabetical order, without what no two runs share. */
export function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !leftOut.has(name))
    .map(([name, value]) => `${name}: ${withoutRun(name, value)}`)
    .sort()
    .join('\n');
}

function withoutRun(name: string, value: string): string {
  switch (name) {
    case 'etag':
      return value.startsWith('W/') ? 'weak' : 'strong';
    case 'content-security-policy':
      return sortedPolicy(value);
    case 'server-timing':
      return sorted(value.replace(/;dur=[\d.]+/g, ''), /,\s*/, ', ');
    case 'location':
      return value.replace(/\b(state|nonce|code_challenge)=[\w-]+/g, '$1=VALUE');
    case 'set-cookie':
      return value.replace(/^([^=]+)=[^;]*/, '$1=VALUE').replace(/expires=[^;]*/i, 'expires=DATE');
    case 'ratelimit':
    case 'ratelimit-remaining':
    case 'ratelimit-reset':
      return 'NUMBER';
    default:
      return value;
  }
}

/** Directives and their values in order: hashes of scripts come in the order of the build. */
function sortedPolicy(policy: string): string {
  return sorted(
    policy
      .split(/;\s*/)
      .map((directive) => sorted(directive, ' ', ' ', 1))
      .join('; '),
    '; ',
    '; ',
  );
}

function sorted(text: string, between: string | RegExp, joint: string, from = 0): string {
  const parts = text.split(between);
  return [...parts.slice(0, from), ...parts.slice(from).sort()].join(joint);
}
